import { beforeEach, expect, it, vi } from 'vitest'
import { allTokens, compare, copySeats, forget, keep, keptTables, newToken, renumber, seatsOf, tokensOf } from './keys'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
})

it('a table keeps one token a seat, the newest', () => {
  keep('a', [{ seat: 0, token: 'x' }])
  keep('a', [{ seat: 1, token: 'y' }])
  keep('a', [{ seat: 0, token: 'z' }])
  expect(tokensOf('a').sort()).toEqual(['y', 'z'])
})

it('a seat that is lost is forgotten, and a table without seats with it', () => {
  keep('a', [{ seat: 0, token: 'x' }, { seat: 1, token: 'y' }])
  forget('a', 'x')
  expect(tokensOf('a')).toEqual(['y'])
  forget('a', 'y')
  expect(keptTables()).toEqual([])
})

it('a rematch has the same tokens; whoever only watched has none', () => {
  keep('a', [{ seat: 2, token: 'x' }])
  copySeats('a', 'b')
  copySeats('unknown', 'c')
  expect(tokensOf('b')).toEqual(['x'])
  expect(keptTables().map((kept) => kept.id)).toEqual(['b', 'a'])
})

it('no more tokens are asked about than the server takes, the latest first', () => {
  for (let i = 0; i < 150; i++) keep(`t${i}`, [{ seat: 0, token: `a${i}` }, { seat: 1, token: `b${i}` }])
  expect(allTokens().length).toBe(200)
  expect(allTokens()[0]).toBe('a149')
})

it('what cannot be read is nothing', () => {
  localStorage.setItem('rentier.seats', '{broken')
  expect(keptTables()).toEqual([])
})

it('a token of our own is one that the server takes, and never the same', () => {
  const made = Array.from({ length: 100 }, newToken)
  for (const token of made) expect(token).toMatch(/^[A-Za-z0-9_-]{32}$/)
  expect(new Set(made).size).toBe(100)
})

it('seats that change places when the game starts keep their tokens', () => {
  keep('a', [{ seat: 0, token: 'x' }, { seat: 2, token: 'y' }])
  renumber('a', [{ seat: 2, token: 'x' }, { seat: 0, token: 'y' }])
  expect(seatsOf('a')).toEqual([{ seat: 2, token: 'x' }, { seat: 0, token: 'y' }])
  renumber('unknown', [{ seat: 1, token: 'x' }])
  expect(keptTables().map((kept) => kept.id)).toEqual(['a'])
})

it('a seat with another number is not lost, one without its token is', () => {
  const before = [{ seat: 0, token: 'x' }, { seat: 2, token: 'y' }, { seat: 3, token: 'z' }, { seat: 2, token: 'y' }]
  const { moved, lost } = compare(before, [{ seat: 0, token: 'y' }, { seat: 3, token: 'z' }])
  expect([...moved]).toEqual([[2, 0]])
  expect(lost).toEqual([{ seat: 0, token: 'x' }])
})
