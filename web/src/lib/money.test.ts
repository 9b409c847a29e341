import { expect, it } from 'vitest'
import { formatMoney, formatNumber } from './money'
import type { CurrencyInfo } from './protocol'

const castis = (thousands: string): CurrencyInfo => ({ symbol: 'Castis', placement: 'after', space: true, thousands })

it('separates thousands as the language of the page does', () => {
  expect(formatMoney(castis(','), 1500)).toBe('1,500\u00a0Castis')
  expect(formatMoney(castis('.'), 1500)).toBe('1.500\u00a0Castis')
  expect(formatNumber(castis(','), 1234567)).toBe('1,234,567')
  expect(formatMoney(castis(','), 999)).toBe('999\u00a0Castis')
})

it('writes a sign before the figure where the edition does', () => {
  expect(formatMoney({ symbol: 'e', placement: 'before', space: true, thousands: '.' }, -10)).toBe('−e\u00a010')
})
