/** What leaving a game for good would mean for a seat: who is paid first, and whether everything can be paid. */
import type { ClaimView, DebtView, View } from './protocol'

export interface Due {
  kind: 'debt' | 'claim'
  to: DebtView['creditor']
  amount: number
  /** The square whose rent is claimed; none for a debt. */
  square: number | null
  paid: boolean
}

export interface Leaving {
  /** Debts first, then open claims, the oldest first. */
  dues: Due[]
  /** The first that cannot be paid: the leaver goes bankrupt to that creditor. */
  fails: Due | null
  raisable: number
  /** Rents that this seat could still claim and that lapse: all, but those that a creditor inherits. */
  lapse: ClaimView[]
  /** The square that it is about to buy or not, which is treated as declined. */
  declined: number | null
}

/** `inherits`: where the creditor of a bankrupt inherits what it has, its open claims too. */
export function leaving(view: View, seat: number, inherits = false): Leaving {
  const player = view.players[seat]
  const debts = view.debts.filter((debt) => debt.debtor === seat).map((debt) => ({ kind: 'debt' as const, to: debt.creditor, amount: debt.amount, square: null, joint: !!debt.joint }))
  const claims = view.claims
    .filter((claim) => claim.visitor === seat && !view.titles[claim.square]?.mortgaged)
    .sort((one, other) => other.age - one.age)
    .map((claim) => ({ kind: 'claim' as const, to: claim.by, amount: claim.amount, square: claim.square, joint: false }))
  let left = player?.raisable ?? 0
  let fails: Due | null = null
  const all = [...debts, ...claims]
  /** What must be paid at once with this one. */
  const sum = (from: number) => {
    let until = from + 1
    while (all[until]?.joint) until++
    return all.slice(from, until).reduce((total, due) => total + due.amount, 0)
  }
  const dues = all.map(({ joint, ...due }, i): Due => {
    const paid = fails === null && (joint || sum(i) <= left)
    const found = { ...due, paid }
    if (paid) left -= due.amount
    else fails ??= found
    return found
  })
  const creditor = (fails as Due | null)?.to
  const heir = inherits && typeof creditor === 'number' ? creditor : null
  return {
    dues,
    fails,
    raisable: player?.raisable ?? 0,
    lapse: view.claims.filter((claim) => claim.by === seat && (heir === null || claim.visitor === heir)),
    declined: view.phase === 'buy' && view.turn === seat ? (player?.square ?? null) : null,
  }
}
