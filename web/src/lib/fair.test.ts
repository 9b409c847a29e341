import { beforeEach, expect, test, vi } from 'vitest'
import { commitmentOf, freshEntropy, noted, noteEntropy, notePromise, ownChecks, verdict } from './fair'
import type { Proof, TableInfo } from './protocol'

// As rentier.notation.fairness makes it of the seed "42".
const OF_42 = 'f12178113abb0a969e5179730c835f63cfdb7e456ad38858b13ddfd8e327d2c8'
const proof = (more: Partial<Proof> = {}): Proof => ({ commitment: OF_42, seed: '42', entropy: ['mine', ''], holds: true, checks: [], ...more })
const table = (more: Partial<TableInfo> = {}) => ({ id: 'x', commitment: OF_42, stage: 'waiting', ...more }) as TableInfo
const codes = async (given: Proof, seen = noted('x')) => (await ownChecks(given, seen)).map((check) => `${check.code} ${check.holds}`)

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
})

test('a seed is hashed as the server hashes it', async () => {
  expect(await commitmentOf('42')).toBe(OF_42)
})

test('a record that holds is found to hold', async () => {
  noteEntropy(table(), 0, 'mine')
  expect(await codes(proof())).toEqual(['seed-fits true', 'same-promise true', 'own-in true'])
})

test('another seed, another promise and what was left out are found', async () => {
  noteEntropy(table(), 0, 'mine')
  expect(await codes(proof({ seed: '43' }))).toContain('seed-wrong false')
  expect(await codes(proof({ commitment: '0'.repeat(64) }))).toEqual(['seed-wrong false', 'other-promise false', 'own-in true'])
  expect(await codes(proof({ entropy: [] }))).toContain('own-missing false')
})

test('only the promise that was seen first counts, and none that is seen after the end', () => {
  notePromise(table())
  notePromise(table({ commitment: '1' }))
  expect(noted('x')?.commitment).toBe(OF_42)
  notePromise(table({ id: 'y', stage: 'over' }))
  expect(noted('y')).toBe(null)
})

test('only a whole game that follows from its seed is called fair', () => {
  const check = (code: string) => ({ code, holds: true, text: '' })
  expect(verdict(proof(), [])).toEqual({ holds: true, text: 'fair-yes' })
  expect(verdict(proof({ holds: null, checks: [check('position')] }), [])).toEqual({ holds: null, text: 'fair-partly' })
  expect(verdict(proof({ holds: null, seed: null, checks: [check('unfinished')] }), [])).toEqual({ holds: null, text: 'fair-open' })
  expect(verdict(proof(), [{ code: 'own-missing', holds: false }])).toEqual({ holds: false, text: 'fair-no' })
})

test('a browser that cannot hash says so', async () => {
  vi.stubGlobal('crypto', {})
  expect(await codes(proof())).toEqual(['cannot-hash null'])
  vi.unstubAllGlobals()
})

test('no two fresh texts are the same', () => {
  expect(freshEntropy()).toMatch(/^[0-9a-f]{32}$/)
  expect(freshEntropy()).not.toBe(freshEntropy())
})
