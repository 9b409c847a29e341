import { expect, it } from 'vitest'
import { letterFor, letterOf, LETTERS, PANELS } from './letters'

const key = (key: string, code: string) => letterOf({ key, code } as KeyboardEvent)

it('follows the layout that the reader has', () => {
  expect(key('r', 'KeyR')).toBe('r')
  expect(key('R', 'KeyO')).toBe('r') // Dvorak
  expect(key('к', 'KeyR')).toBe('r') // a layout without Latin letters
  expect(key('?', 'Minus')).toBe('?') // German
  expect(key('ñ', 'Semicolon')).toBe('ñ')
})

it('has one letter a move', () => {
  const moves = [...Object.values(LETTERS), ...Object.values(PANELS)]
  expect(new Set(moves).size).toBe(moves.length)
  expect(Object.keys(LETTERS).filter((letter) => letter in PANELS)).toEqual([])
  expect(letterFor('roll')).toBe('R')
  expect(letterFor('build')).toBe('U')
  expect(letterFor('resign')).toBeUndefined()
})
