/** What a seat is asked now, read off its legal moves: which panel, which button first. No rules here. */
import type { Option, SeatView, View } from './protocol'

export type Situation = 'over' | 'watch' | 'settlement' | 'debt' | 'auction' | 'price' | 'scarce' | 'place' | 'heir' | 'buy' | 'jail' | 'roll' | 'end' | 'wait'

export interface Choice {
  move: string
  option: Option
}

export interface Decision {
  situation: Situation
  main: Choice | null
  beside: Choice[]
}

/** Moves with a button of their own, the one most people want first. The rest has its own panel. */
const BUTTONS = ['want', 'buy', 'roll', 'pay_bail', 'use_card', 'end_turn', 'decline', 'waive'] as const
const SETTLED: Situation[] = ['watch', 'over', 'wait']

export function situation(view: View | null, seat: number | null, own: SeatView | null): Situation {
  if (!view || view.outcome) return 'over'
  if (seat === null || !own) return 'watch'
  const { legal } = own
  if (legal.accept?.some((option) => option.id === undefined)) return 'settlement'
  if (view.debts[0]?.debtor === seat) return 'debt'
  if (legal.bid || legal.pass) return 'auction'
  if (view.asked?.about === 'scarce' && view.asked.placing === seat && legal.build) return 'place'
  if (legal.want || legal.waive) return view.asked?.about === 'scarce' ? 'scarce' : 'price'
  if (legal.keep) return 'heir'
  if (legal.buy || legal.decline) return 'buy'
  const turn = legal.roll || legal.end_turn || legal.pay_bail || legal.use_card
  if (turn && view.players[seat]?.in_jail) return 'jail'
  if (legal.roll) return 'roll'
  if (legal.end_turn) return 'end'
  return view.players[seat]?.bankrupt ? 'watch' : 'wait'
}

export function decision(view: View | null, seat: number | null, own: SeatView | null): Decision {
  const now = situation(view, seat, own)
  if (SETTLED.includes(now) || !own) return { situation: now, main: null, beside: [] }
  if (now === 'auction') {
    const bid = own.legal.bid?.[0]
    return { situation: now, main: bid ? { move: 'bid', option: bid } : null, beside: [] }
  }
  const choices = BUTTONS.flatMap((move) => (own.legal[move] ?? []).slice(0, 1).map((option) => ({ move, option })))
  const [main, ...beside] = choices
  return { situation: now, main: main ?? null, beside }
}

/** Raises that are one click away: the least bid, then rounder ones. */
export function raises(min: number, max: number): number[] {
  const found = [min]
  for (const step of [10, 50, 100]) {
    const round = Math.ceil((min + 1) / step) * step
    const next = step === 10 ? round : Math.max(round, min + step)
    if (next <= max && !found.includes(next)) found.push(next)
  }
  return found.filter((amount) => amount <= max)
}
