/** Fair dice, as far as this browser can see for itself: what was promised, what it added, and whether the seed fits. */
import type { Proof, TableInfo } from './protocol'

interface Noted {
  commitment: string
  entropy: Record<string, string>
}

export interface OwnCheck {
  code: 'seed-fits' | 'seed-wrong' | 'cannot-hash' | 'same-promise' | 'other-promise' | 'own-in' | 'own-missing'
  holds: boolean | null
  text?: string
}

const KEY = 'rentier.dice'
const MOST = 200

function all(): Record<string, Noted> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return found && typeof found === 'object' ? (found as Record<string, Noted>) : {}
  } catch {
    return {}
  }
}

function put(table: string, noted: Noted): void {
  const others = Object.entries(all()).filter(([id]) => id !== table)
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(1 - MOST), [table, noted]])))
}

export function noted(table: string): Noted | null {
  return all()[table] ?? null
}

/** Keeps the commitment as it was first seen; one that changes later is found at the end. */
export function notePromise(table: TableInfo): void {
  if (table.commitment && table.stage !== 'over' && !noted(table.id)) put(table.id, { commitment: table.commitment, entropy: {} })
}

export function noteEntropy(table: TableInfo, seat: number, text: string): void {
  notePromise(table)
  const before = noted(table.id)
  if (before) put(table.id, { ...before, entropy: { ...before.entropy, [seat]: text } })
}

export function freshEntropy(): string {
  return hex(crypto.getRandomValues(new Uint8Array(16)))
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** SHA-256 of "rentier commitment", a zero byte and the seed; null where the browser hashes only over a safe connection. */
export async function commitmentOf(seed: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`rentier commitment\0${seed}`))))
}

/** What this browser finds by itself. */
export async function ownChecks(proof: Proof, seen: Noted | null): Promise<OwnCheck[]> {
  const found: OwnCheck[] = []
  if (proof.seed !== null && proof.seed !== undefined) {
    const hashed = await commitmentOf(proof.seed)
    if (hashed === null) found.push({ code: 'cannot-hash', holds: null })
    else found.push(hashed === proof.commitment ? { code: 'seed-fits', holds: true } : { code: 'seed-wrong', holds: false })
  }
  if (seen) {
    found.push(seen.commitment === proof.commitment ? { code: 'same-promise', holds: true } : { code: 'other-promise', holds: false })
    for (const [seat, text] of Object.entries(seen.entropy))
      if (text) found.push(proof.entropy[Number(seat)] === text ? { code: 'own-in', holds: true, text } : { code: 'own-missing', holds: false, text })
  }
  return found
}

/** In one sentence what all checks together say; a record that tells of something dictated or set up holds only in part. */
export function verdict(proof: Proof, own: OwnCheck[]): { holds: boolean | null; text: string } {
  const holds = own.some((each) => each.holds === false) ? false : (proof.holds ?? null)
  if (holds !== null) return { holds, text: holds ? 'fair-yes' : 'fair-no' }
  return { holds, text: proof.checks.some((each) => each.code === 'unfinished') ? 'fair-open' : 'fair-partly' }
}
