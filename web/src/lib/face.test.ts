import { describe, expect, it } from 'vitest'
import { layout, lineHeight, parts, sizes, standing } from './face'
import { places } from './geometry'

describe('pawns on a square', () => {
  const box = { x: 10, y: 20, width: 70, height: 24 }
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('%i of them stay within their room and apart from one another', (count) => {
    const { radius, at } = standing(box, count, 10)
    expect(at).toHaveLength(count)
    expect(radius).toBeGreaterThan(4)
    for (const spot of at) {
      expect(spot.x - radius).toBeGreaterThanOrEqual(box.x)
      expect(spot.x + radius).toBeLessThanOrEqual(box.x + box.width)
      expect(spot.y - radius).toBeGreaterThanOrEqual(box.y)
      expect(spot.y + radius).toBeLessThanOrEqual(box.y + box.height)
    }
    for (const one of at) for (const other of at) if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(2 * radius)
  })
})

describe('a square', () => {
  it.each([
    [890, 700],
    [1040, 880],
    [1400, 1060],
  ])('on a board of %i × %i has room for two lines, a price and a pawn', (width, height) => {
    const s = sizes(width, height, 40)
    expect(s.text).toBeGreaterThanOrEqual(11)
    for (const place of places(40, width, height, s.deepX, s.deepY).filter((each) => !each.corner)) {
      const face = layout(place, 'lot', { lines: 2, size: s.text, widest: 60, foot: true }, s)
      expect(standing(face.stand, 1, s.radius).radius).toBeGreaterThanOrEqual(8)
      // Nobody stands on what is written: a letter goes down 0.3 and up 1.1 of its size.
      const { stand, centre, name } = face
      const beside = place.side === 'left' || place.side === 'right'
      if (beside) expect(Math.abs(centre - (stand.x + stand.width / 2)) - 30 - stand.width / 2).toBeGreaterThanOrEqual(0)
      else {
        expect(stand.y).toBeGreaterThanOrEqual(name + lineHeight(s.text) + 0.29 * s.text)
        expect(stand.y + stand.height).toBeLessThanOrEqual(face.body.y + face.body.height - 4 - 1.08 * s.text)
      }
      const { band, body, tab } = parts(place, s)
      expect(body.width * body.height).toBeGreaterThan(band.width * band.height + tab.width * tab.height)
    }
  })
})
