/** Amounts as the server writes them in the same language: `CurrencyInfo` has that language's thousands separator. */
import type { CurrencyInfo } from './protocol'

export function formatNumber(currency: CurrencyInfo, amount: number): string {
  const digits = String(Math.abs(amount)).replace(/\B(?=(\d{3})+$)/g, currency.thousands)
  return amount < 0 ? `−${digits}` : digits
}

export function formatMoney(currency: CurrencyInfo, amount: number): string {
  const number = formatNumber(currency, Math.abs(amount))
  const gap = currency.space ? '\u00a0' : ''
  const text = currency.placement === 'before' ? currency.symbol + gap + number : number + gap + currency.symbol
  return amount < 0 ? `−${text}` : text
}
