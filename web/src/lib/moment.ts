/** What a moment of play is called, what its choices mean, and whom the table waits for. */
import { debtsNow, owedNow, waitingFor, type Situation } from './decision'
import { formatMoney } from './money'
import type { Account, EditionInfo, Value, View } from './protocol'
import { ruleOf } from './rents'
import type { Table } from './table.svelte'
import { listed, t } from './texts.svelte'

/** A creditor as a sentence names it: a player by name; the Bank and the jackpot have their own words in each language, the Bank also in some editions. */
export function creditorOf(table: Table, creditor: Account | undefined): { to: string; creditor: string } {
  if (typeof creditor === 'number') return { to: 'player', creditor: table.name(creditor) }
  const own = table.edition?.words.bank
  return own && creditor !== 'jackpot' ? { to: 'own-bank', creditor: own } : { to: creditor ?? 'bank', creditor: '' }
}

/** Whom the first debtor owes now: one creditor, or all who are owed one sum (SC-33). */
function creditorsNow(table: Table): { to: string; creditor: string } {
  const together = debtsNow(table.view!)
  if (together.length < 2) return creditorOf(table, together[0]?.creditor)
  return { to: 'player', creditor: listed(together.map((debt) => creditorOf(table, debt.creditor).creditor)) }
}

/** What is under the hammer: a title, or one of the last buildings. */
export function auctioned(edition: EditionInfo, view: View): string {
  if (view.auction?.kind === 'scarce') return view.asked?.hotel ? t('a-hotel') : t('houses', { count: 1 })
  return edition.squares[view.auction?.square ?? -1]?.name ?? ''
}

/** Whom we wait for and why, in one sentence. */
export function waitingText(table: Table): string {
  const view = table.view!
  const waiting = waitingFor(view, table.claimants)
  if (!waiting) return t('please-wait')
  const { why, seats } = waiting
  const square = why === 'auction' ? auctioned(table.edition!, view) : squareName(table, why === 'buy' ? view.players[seats[0]!]?.square : view.asked?.square)
  const details = {
    players: seats.map((seat) => table.name(seat)).join(', '),
    count: seats.length,
    square,
    amount: money(table, owedNow(view)),
    ...creditorsNow(table),
    jail: table.edition!.jail_words.inside,
  }
  return t(`waits-${why}`, details)
}

export function heading(table: Table, now: Situation): string {
  const view = table.view!
  const me = table.seat === null ? null : (view.players[table.seat] ?? null)
  const debt = view.debts[0]
  switch (now) {
    case 'over':
      return t('game-over')
    case 'watch':
      return me?.bankrupt ? t('you-are-out') : t('you-watch')
    case 'settlement':
      return t('settlement-heading', { player: table.name(debt?.debtor) })
    case 'debt':
      return t('debt-heading', { amount: money(table, owedNow(view)), ...creditorsNow(table) })
    case 'auction':
      return t('auction-heading', { square: auctioned(table.edition!, view) })
    case 'price':
      return t('price-heading', { square: squareName(table, view.asked?.square) })
    case 'scarce':
      return view.asked?.hotel ? t('scarce-hotels') : t('scarce-houses')
    case 'place':
      return t('place-heading')
    case 'heir':
      return t('heir-heading')
    case 'buy':
      return t('buy-heading', { square: squareName(table, me?.square) })
    case 'wait':
      return waitingText(table)
    default:
      return t('your-turn', { player: me?.name ?? '' })
  }
}

/** How I came to be out of the game. */
function whyOut(table: Table): string {
  if (table.seat === null || !table.view!.players[table.seat]?.bankrupt) return ''
  return table.log.filter((event) => event.kind === 'bankrupt' && event.data.seat === table.seat).at(-1)?.text ?? ''
}

/** What one has to know to decide, said to everybody. */
export function facts(table: Table, now: Situation): string {
  const view = table.view!
  const seat = table.seat
  const auction = view.auction
  if (now === 'watch') return [whyOut(table), waitingText(table)].join(' ').trim()
  if (now === 'debt' && seat !== null) {
    const me = view.players[seat]!
    return t('hint-debt', { cash: money(table, me.cash), missing: money(table, Math.max(0, owedNow(view) - me.cash)), raisable: money(table, me.raisable) })
  }
  if (!auction || (now !== 'auction' && now !== 'wait')) return ''
  const said: string[] = []
  if (auction.kind === 'debtor' || auction.kind === 'estate') said.push(t('auction-for', creditorOf(table, auction.money_to)))
  if (typeof auction.leader !== 'number') said.push(t('hint-no-bid'))
  else if (auction.leader === seat) said.push(t('you-lead', { amount: money(table, auction.bid) }))
  else said.push(t('hint-leads', { player: table.name(auction.leader), amount: money(table, auction.bid) }))
  if (seat !== null && !auction.in.includes(seat)) said.push(t('not-in-auction'))
  return said.join(' ')
}

/** What the choices mean, for those who are new to it. */
export function hint(table: Table, now: Situation): string {
  const view = table.view!
  const edition = table.edition!
  const me = table.seat === null ? null : view.players[table.seat]
  if (!me) return ''
  const claim = table.options('claim_rent').length ? t('hint-claim', { until: claimUntil(edition) }) : ''
  switch (now) {
    case 'buy':
      return `${buying(table, me.square)} ${t(`hint-declined-${rule(edition, edition.squares[me.square]?.kind === 'monument' ? 'purchase.monument_declined' : 'purchase.declined') ?? 'bank'}`)}`
    case 'auction':
      return t('hint-auction')
    case 'price':
      return t('hint-price', { price: money(table, edition.squares[view.asked?.square ?? 0]?.price ?? 0) })
    case 'scarce':
      return t('hint-scarce')
    case 'jail':
      return inJail(table, me.jail_turns)
    case 'roll':
      return claim || (view.doubles > 0 ? t('hint-double', { again: String(rule(edition, 'turn.extra_roll') ?? 'must') }) : t('hint-roll'))
    case 'end':
      return claim || t('hint-end')
    case 'place':
      return t('hint-place')
    case 'heir':
      return t('hint-heir')
    case 'settlement':
      return t('hint-settlement')
    default:
      return claim
  }
}

function buying(table: Table, index: number): string {
  const edition = table.edition!
  const title = edition.squares[index]!
  const group = edition.groups.find((each) => each.id === title.group)
  const had = group?.squares.filter((each) => table.view!.titles[each]?.owner === table.seat).length ?? 0
  const lot = title.kind === 'lot'
  return t('hint-buy', { rent: lot ? money(table, title.rents[0] ?? 0) : '', count: had + 1, all: group?.squares.length ?? 1, lot: lot ? 'yes' : 'no' })
}

function inJail(table: Table, spent: number): string {
  const edition = table.edition!
  const can = (move: string) => table.options(move).length > 0
  const said: string[] = []
  const forced = table.options('roll')[0]?.cash
  if (forced) said.push(t('hint-jail-forced', { amount: money(table, -forced) }))
  else if (can('roll')) said.push(t('hint-jail-roll', { turn: spent + 1, turns: Number(rule(edition, 'jail.double_turns') ?? 0) }))
  if (can('use_card')) said.push(t('hint-jail-card'))
  if (can('pay_bail') && !forced) said.push(t('hint-jail-pay', { amount: money(table, -(table.options('pay_bail')[0]?.cash ?? 0)) }))
  if (can('end_turn')) said.push(t('hint-jail-wait', { turn: spent + 1, turns: Number(rule(edition, 'jail.wait_turns') ?? 0) }))
  return said.join(' ')
}

/** Which roll ends the time to claim a rent. */
export function claimUntil(edition: EditionInfo): string {
  return String(rule(edition, 'rent.claim') ?? 'next-roll')
}

function rule(edition: EditionInfo, key: string): Value | undefined {
  return ruleOf(edition, key)?.value
}

function money(table: Table, amount: number): string {
  return formatMoney(table.edition!.currency, amount)
}

function squareName(table: Table, index: number | undefined): string {
  return table.edition!.squares[index ?? -1]?.name ?? ''
}
