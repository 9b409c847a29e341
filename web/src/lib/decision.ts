/** What a seat is asked now, read off its legal moves: which panel, which button first; whom the table waits for. No rules here. */
import type { Option, SeatView, View } from './protocol'

export type Situation = 'over' | 'watch' | 'settlement' | 'debt' | 'auction' | 'price' | 'scarce' | 'place' | 'heir' | 'buy' | 'jail' | 'roll' | 'end' | 'wait'

export interface Choice {
  move: string
  option: Option
  /** It only opens what the move is made in: a list, a desk, a second look. */
  opens?: true
}

export interface Decision {
  situation: Situation
  main: Choice | null
  beside: Choice[]
  /** In question here and not possible: shown off. */
  off: string[]
}

/** Moves with a button of their own, the one most people want first. The rest has its own panel. */
const BUTTONS = ['want', 'buy', 'roll', 'use_card', 'pay_bail', 'end_turn', 'decline', 'waive', 'pass'] as const
/** Where the roll itself costs something, a way out of jail that costs nothing comes first. */
const COSTLY_ROLL = ['use_card', 'roll', 'pay_bail', 'end_turn'] as const
/** How money is raised; where the rulebook has an order, the server lists only what comes first. */
const RAISE = ['mortgage', 'sell_building', 'auction_title', 'settle'] as const
/** Where a rent of one's own comes first: it is lost with the next roll. */
const CLAIM_FIRST: Situation[] = ['wait', 'roll', 'end', 'jail', 'buy', 'debt']
const IN_QUESTION: Partial<Record<Situation, string[]>> = { buy: ['buy'], price: ['want'], jail: ['roll', 'use_card', 'pay_bail'], auction: ['bid'], settlement: ['accept'] }

export function situation(view: View | null, seat: number | null, own: SeatView | null): Situation {
  if (!view || view.outcome) return 'over'
  if (seat === null || !own) return 'watch'
  const { legal } = own
  if (legal.reject?.some((option) => option.id === undefined)) return 'settlement'
  if (view.debts[0]?.debtor === seat && view.actor === seat) return 'debt'
  if (legal.bid || legal.pass) return 'auction'
  if (view.asked?.about === 'scarce' && view.actor === seat && !legal.want && legal.build) return 'place'
  if (legal.want || legal.waive) return view.asked?.about === 'scarce' ? 'scarce' : 'price'
  if (legal.keep && view.actor === seat) return 'heir'
  if (legal.buy || legal.decline) return 'buy'
  const turn = legal.roll || legal.end_turn || legal.pay_bail || legal.use_card
  if (turn && view.players[seat]?.in_jail) return 'jail'
  if (legal.roll) return 'roll'
  if (legal.end_turn) return 'end'
  return view.players[seat]?.bankrupt ? 'watch' : 'wait'
}

export function decision(view: View | null, seat: number | null, own: SeatView | null): Decision {
  const now = situation(view, seat, own)
  if (now === 'over' || now === 'watch' || !own) return { situation: now, main: null, beside: [], off: [] }
  const { legal } = own
  const first = (move: string): Choice[] => (legal[move] ?? []).slice(0, 1).map((option) => ({ move, option }))
  const answers = (move: string): Choice[] => (legal[move] ?? []).filter((option) => option.id === undefined).map((option) => ({ move, option }))
  const special: Partial<Record<Situation, () => Choice[]>> = {
    settlement: () => [...answers('accept'), ...answers('reject')],
    debt: () => raising(own),
    auction: () => first('bid'),
    place: () => first('build'),
    heir: () => first('keep'),
  }
  const choices = [...(special[now]?.() ?? []), ...(legal.roll?.[0]?.cash ? COSTLY_ROLL : BUTTONS).flatMap(first)]
  if (CLAIM_FIRST.includes(now)) choices.unshift(...first('claim_rent'))
  const [main, ...beside] = choices
  const off = (IN_QUESTION[now] ?? []).filter((move) => !choices.some((choice) => choice.move === move))
  return { situation: now, main: main ?? null, beside, off }
}

/** What a debtor does next: raises money, or, where that is not enough, proposes something else or gives up. */
function raising({ legal }: SeatView): Choice[] {
  const hopeless = !!legal.declare_bankruptcy
  const order: readonly string[] = hopeless ? ['settle', 'declare_bankruptcy'] : RAISE
  const move = order.find((each) => legal[each]?.length)
  return move ? [{ move, option: {}, opens: true }] : []
}

/** The first debt, with those that are one sum with it. */
export function debtsNow(view: View): View['debts'] {
  const end = view.debts.slice(1).findIndex((debt) => !debt.joint)
  return view.debts.slice(0, end < 0 ? undefined : end + 1)
}

/** What the first debtor owes now: one debt, or several that are one sum. */
export function owedNow(view: View): number {
  return debtsNow(view).reduce((sum, debt) => sum + debt.amount, 0)
}

export interface Waiting {
  why: 'claim' | 'settlement' | 'auction' | 'debt' | 'price' | 'scarce' | 'place' | 'heir' | 'buy' | 'jail' | 'roll' | 'end'
  seats: number[]
}

/** Whom the table waits for, and why; claimants are those for whose claim a move is held back. */
export function waitingFor(view: View, claimants: number[]): Waiting | null {
  const actor = view.actor
  if (typeof actor !== 'number') return null
  const { auction, asked } = view
  const waits = (why: Waiting['why'], seats = [actor]): Waiting => ({ why, seats })
  if (claimants.length) return waits('claim', claimants)
  if (view.debts[0]?.debtor === actor) return waits('debt')
  if (view.settlement && view.debts[0]?.creditor === actor) return waits('settlement')
  if (auction) return waits('auction')
  if (asked) {
    const open = asked.seats.filter((seat) => !asked.answered.includes(seat))
    if (!open.length) return waits('place')
    return waits(asked.about, open)
  }
  if (view.heirs.length) return waits('heir')
  if (view.phase === 'buy') return waits('buy')
  if (view.players[actor]?.in_jail) return waits('jail')
  return waits(view.phase === 'roll' ? 'roll' : 'end')
}

/** Raises that are one click away: the least bid, then rounder ones. */
export function raises(min: number, max: number): number[] {
  const found = [min]
  for (const step of [10, 50, 100]) {
    let next = Math.ceil((min + 1) / step) * step
    while (found.includes(next)) next += step
    found.push(next)
  }
  return found.filter((amount) => amount <= max)
}
