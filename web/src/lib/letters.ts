/** The keyboard's letters for the common moves. */

export const LETTERS: Record<string, string> = {
  r: 'roll',
  e: 'end_turn',
  b: 'buy',
  d: 'decline',
  c: 'claim_rent',
  w: 'want',
  v: 'waive',
  i: 'bid',
  p: 'pass',
  j: 'pay_bail',
  k: 'use_card',
}
export const PANELS: Record<string, string> = { u: 'build', s: 'sell_building', m: 'mortgage', l: 'lift', t: 'trade' }

/** A move's or panel's letter, as its button shows it. */
export function letterFor(move: string): string | undefined {
  const all = { ...LETTERS, ...PANELS }
  return Object.keys(all).find((letter) => all[letter] === move)?.toUpperCase()
}

/** The letter of a key: what the reader's own layout has there; on a layout without Latin letters, the key's place counts. */
export function letterOf(event: KeyboardEvent): string {
  if (/^[^\x00-\x7f]$/.test(event.key) && event.code.startsWith('Key')) return event.code.slice(3).toLowerCase()
  return event.key.toLowerCase()
}

/** The key belongs to something else: a field that is being typed in, a dialog, the browser. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement
  const typing = target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName) || (target.tagName === 'INPUT' && !/^(checkbox|radio|button)$/.test((target as HTMLInputElement).type))
  return event.ctrlKey || event.metaKey || event.altKey || typing || !!document.querySelector('dialog[open]')
}
