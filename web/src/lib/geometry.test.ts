import { describe, expect, it } from 'vitest'
import { fitted, path, places, steps } from './geometry'

const letters = (text: string) => text.length

describe('a board of any size', () => {
  it.each([12, 13, 22, 39, 40, 64])('of %i squares goes once around, without gaps or overlaps', (squares) => {
    const found = places(squares, 900, 700, 100, 90)
    expect(found).toHaveLength(squares)
    expect(found.filter((place) => place.corner)).toHaveLength(4)
    const area = found.reduce((sum, place) => sum + place.width * place.height, 0)
    expect(area).toBeCloseTo(900 * 700 - 700 * 520)
    expect(found[0]).toMatchObject({ x: 800, y: 610 })
  })
  it('has sides that differ by one step at most', () => {
    expect(steps(40)).toEqual([10, 10, 10, 10])
    expect(steps(41).reduce((a, b) => a + b)).toBe(41)
    expect(Math.max(...steps(43)) - Math.min(...steps(43))).toBe(1)
  })
  it('is walked past the start, and backwards', () => {
    expect(path(38, 1, 40, false)).toEqual([39, 0, 1])
    expect(path(1, 38, 40, true)).toEqual([0, 39, 38])
  })
})

describe('a name', () => {
  it('stays on one line where it fits, breaks evenly where it does not', () => {
    expect(fitted('Cayma', null, 10, letters)).toEqual(['Cayma'])
    expect(fitted('Valle del Colca', null, 10, letters)).toEqual(['Valle', 'del Colca'])
  })
  it('gives way to the shorter one, and is cut only if there is nothing else', () => {
    expect(fitted('Desamparados', 'Desamp.', 8, letters)).toEqual(['Desamp.'])
    expect(fitted('Incomprehensibilities', null, 8, letters)).toEqual(['Incompr…'])
  })
})
