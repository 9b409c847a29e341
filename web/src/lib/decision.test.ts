import { expect, it } from 'vitest'
import { decision, raises } from './decision'
import type { SeatView, View } from './protocol'

const view = { players: { 0: { in_jail: false }, 1: { in_jail: true } }, debts: [], claims: [] } as unknown as View
const own = (legal: SeatView['legal']): SeatView => ({ offers: [], legal, refusals: {} })

it('puts the move most people want first, the rest beside it', () => {
  const now = decision(view, 0, own({ decline: [{}], buy: [{}], offer: [{}] }))
  expect(now.situation).toBe('buy')
  expect(now.main?.move).toBe('buy')
  expect(now.beside.map((choice) => choice.move)).toEqual(['decline'])
})

it('knows a prisoner, an auction, a debt and a wait by what is legal', () => {
  expect(decision(view, 1, own({ roll: [{}], pay_bail: [{}] })).situation).toBe('jail')
  expect(decision(view, 0, own({ bid: [{ min: 10, max: 90 }], pass: [{}] })).main?.move).toBe('bid')
  expect(decision({ ...view, debts: [{ debtor: 0 }] } as unknown as View, 0, own({ mortgage: [{ square: 1 }] })).situation).toBe('debt')
  expect(decision(view, 0, own({ offer: [{}] }))).toEqual({ situation: 'wait', main: null, beside: [] })
})

it('offers raises that can be paid', () => {
  expect(raises(1, 500)).toEqual([1, 10, 51, 101])
  expect(raises(45, 60)).toEqual([45, 50])
})
