import { expect, it } from 'vitest'
import { debtsNow, decision, owedNow, raises, waitingFor } from './decision'
import type { SeatView, View } from './protocol'

const view = { players: { 0: { in_jail: false }, 1: { in_jail: true } }, debts: [], claims: [] } as unknown as View
const own = (legal: SeatView['legal']): SeatView => ({ offers: [], legal, refusals: {} })

it('puts the move most people want first, the rest beside it', () => {
  const now = decision(view, 0, own({ decline: [{}], buy: [{}], offer: [{}] }))
  expect(now.situation).toBe('buy')
  expect(now.main?.move).toBe('buy')
  expect(now.beside.map((choice) => choice.move)).toEqual(['decline'])
})

it('knows a prisoner, an auction and a wait by what is legal', () => {
  expect(decision(view, 1, own({ roll: [{}], pay_bail: [{}] })).situation).toBe('jail')
  expect(decision(view, 0, own({ bid: [{ min: 10, max: 90 }], pass: [{}] })).main?.move).toBe('bid')
  expect(decision(view, 0, own({ offer: [{}] }))).toEqual({ situation: 'wait', main: null, beside: [], off: [] })
})

it('puts a rent that would be lost before the roll that ends it', () => {
  const now = decision(view, 0, own({ roll: [{}], claim_rent: [{ square: 1, visitor: 1 }] }))
  expect([now.main, ...now.beside].map((choice) => choice?.move)).toEqual(['claim_rent', 'roll'])
})

it('leads a debtor to what raises money, and to bankruptcy only when nothing would do', () => {
  const owing = { ...view, actor: 0, debts: [{ debtor: 0, creditor: 1, amount: 90, reason: 'rent' }] } as unknown as View
  expect(decision(owing, 0, own({ mortgage: [{ square: 1 }], settle: [{}] })).main).toMatchObject({ move: 'mortgage', opens: true })
  expect(decision(owing, 0, own({ mortgage: [{ square: 1 }], declare_bankruptcy: [{}] })).main?.move).toBe('declare_bankruptcy')
  expect(decision({ ...owing, actor: 1 }, 0, own({ offer: [{}] })).situation).toBe('wait')
})

it('adds up debts that are one sum, and no others', () => {
  const debt = (amount: number, joint = false) => ({ debtor: 0, creditor: 1, amount, reason: 'card', ...(joint ? { joint } : {}) })
  expect(owedNow({ ...view, debts: [debt(50), debt(20, true), debt(30, true), debt(400)] } as unknown as View)).toBe(100)
  expect(owedNow({ ...view, debts: [debt(50), debt(400)] } as unknown as View)).toBe(50)
  expect(owedNow(view)).toBe(0)
  expect(debtsNow({ ...view, debts: [debt(50), debt(20, true), debt(400)] } as unknown as View).map((each) => each.amount)).toEqual([50, 20])
})

it('lets a creditor answer a proposal that it can only reject', () => {
  const now = decision(view, 0, own({ reject: [{}] }))
  expect([now.situation, now.main?.move, now.off]).toEqual(['settlement', 'reject', ['accept']])
})

it('says whom the table waits for, and why', () => {
  const base = { ...view, actor: 1, phase: 'roll', heirs: [] } as unknown as View
  expect(waitingFor(base, [0])).toEqual({ why: 'claim', seats: [0] })
  expect(waitingFor(base, [])).toEqual({ why: 'jail', seats: [1] })
  expect(waitingFor({ ...base, actor: 0, phase: 'buy' }, [])).toEqual({ why: 'buy', seats: [0] })
  const asked = { about: 'price', seats: [0, 1], answered: [0], wanted: [], square: 1, from: 0, hotel: false, place: [] } as const
  expect(waitingFor({ ...base, asked: asked as unknown as View['asked'] } as View, [])).toEqual({ why: 'price', seats: [1] })
})

it('offers raises that can be paid, rounder as they grow', () => {
  expect(raises(1, 500)).toEqual([1, 10, 50, 100])
  expect(raises(45, 60)).toEqual([45, 50])
  expect(raises(99, 500)).toEqual([99, 100, 150, 200])
})

it('uses the card before a roll that has to be paid for', () => {
  const now = decision(view, 1, own({ roll: [{ cash: -50 }], use_card: [{}], pay_bail: [{ cash: -50 }] }))
  expect([now.main, ...now.beside].map((choice) => choice?.move)).toEqual(['use_card', 'roll', 'pay_bail'])
})
