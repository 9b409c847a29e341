import { describe, expect, test } from 'vitest'
import { leaving } from './leaving'
import type { View } from './protocol'

/** Ana, seat 0, could raise 100; Beto and Caro are seats 1 and 2. */
function view(more: Partial<View> = {}): View {
  const player = { name: '', pawn: '', cash: 40, wealth: 0, raisable: 100, square: 6, in_jail: false, jail_turns: 0, jail_cards: 0, bankrupt: false }
  return { players: { 0: player, 1: player, 2: player }, debts: [], claims: [], titles: {}, phase: 'end', turn: 0, ...more } as unknown as View
}
const claim = (by: number, amount: number, age: number, visitor = 0) => ({ by, visitor, square: 10 + by, amount, age })
const debt = (creditor: number | 'bank', amount: number, debtor = 0) => ({ debtor, creditor, amount, reason: 'rent' })

describe('leaving a game', () => {
  test('who owes nothing pays nothing', () => {
    expect(leaving(view(), 0)).toEqual({ dues: [], fails: null, raisable: 100, lapse: [], declined: null })
  })
  test('debts come before open claims, the oldest claim first', () => {
    const found = leaving(view({ claims: [claim(1, 10, 0), claim(2, 20, 1)], debts: [debt('bank', 30)] }), 0)
    expect(found.dues.map((due) => [due.kind, due.to, due.amount, due.square, due.paid])).toEqual([
      ['debt', 'bank', 30, null, true],
      ['claim', 2, 20, 12, true],
      ['claim', 1, 10, 11, true],
    ])
    expect(found.fails).toBeNull()
  })
  test('the first that cannot be paid makes the leaver bankrupt to that creditor', () => {
    const found = leaving(view({ debts: [debt(1, 60)], claims: [claim(2, 41, 1), claim(1, 5, 0)] }), 0)
    expect(found.dues.map((due) => due.paid)).toEqual([true, false, false])
    expect([found.fails?.to, found.fails?.amount]).toEqual([2, 41])
  })
  test('exactly enough is enough', () => {
    expect(leaving(view({ debts: [debt(1, 60)], claims: [claim(2, 40, 0)] }), 0).fails).toBeNull()
  })
  test("others' debts and claims are not the leaver's", () => {
    expect(leaving(view({ debts: [debt(2, 60, 1)], claims: [claim(1, 40, 0, 2)] }), 0).dues).toEqual([])
  })
  test('debts that are one sum are all paid, or none', () => {
    const both = [debt(1, 60), { ...debt(2, 41), joint: true }]
    expect(leaving(view({ debts: both }), 0).dues.map((due) => due.paid)).toEqual([false, false])
    expect(leaving(view({ debts: both }), 0).fails?.to).toBe(1)
    expect(leaving(view({ debts: [debt(1, 60), { ...debt(2, 40), joint: true }] }), 0).dues.map((due) => due.paid)).toEqual([true, true])
    expect(leaving(view({ debts: [debt(1, 60), debt(2, 41)] }), 0).dues.map((due) => due.paid)).toEqual([true, false])
  })
  test('the rent of a mortgaged title is not claimed', () => {
    const titles = { 11: { owner: 1, buildings: 0, mortgaged: true } }
    expect(leaving(view({ claims: [claim(1, 10, 0)], titles }), 0).dues).toEqual([])
  })
  test('its own claims lapse', () => {
    expect(leaving(view({ claims: [claim(0, 15, 0, 2), claim(1, 9, 0, 2)] }), 0).lapse.map((each) => each.amount)).toEqual([15])
  })
  test('claims that the creditor of a bankrupt inherits do not lapse, but one on the creditor does', () => {
    const claims = [claim(0, 15, 0, 2), claim(0, 7, 0, 1)]
    const lapse = (more: Partial<View>, inherits: boolean) => leaving(view({ claims, ...more }), 0, inherits).lapse.map((each) => each.amount)
    expect(lapse({ debts: [debt(1, 101)] }, true)).toEqual([7])
    expect(lapse({ debts: [debt(1, 101)] }, false)).toEqual([15, 7])
    expect(lapse({ debts: [debt(1, 100)] }, true)).toEqual([15, 7])
    expect(lapse({ debts: [debt('bank', 101)] }, true)).toEqual([15, 7])
  })
  test('a purchase that it has not decided is declined', () => {
    expect(leaving(view({ phase: 'buy' }), 0).declined).toBe(6)
    expect(leaving(view({ phase: 'buy', turn: 1 }), 0).declined).toBeNull()
  })
})
