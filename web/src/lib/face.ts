/** The parts of a square as it is drawn: owner's tab outside, group band inside, name and price, room for pawns. */
import type { Place } from './geometry'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Sizes {
  compact: boolean // too small for names: colours, drawings and pawns only
  text: number
  band: number
  tab: number
  stand: number // at the left and right sides: the strip beside the name where pawns stand
  deepX: number
  deepY: number
  radius: number // of a pawn with room
}

const RIM = 1.25 // a pawn with its ring, in radii
const PAD = 4
const DOWN = 0.32 // how far letters reach below their line, in sizes
const UP = 1.1 // and above it

export function lineHeight(text: number): number {
  return text + 1.5
}

/** How far a name of so many lines reaches down from the top of its square. */
function named(lines: number, size: number): number {
  return PAD - 1 + size + (lines - 1) * lineHeight(size) + DOWN * size
}

/** How large everything is on a board of that size; with a line more where lots show what buildings cost. */
export function sizes(width: number, height: number, squares: number, prices = false): Sizes {
  const side = Math.max(3, Math.ceil(squares / 4))
  if (width < 90 * side - 80) {
    const deep = (length: number) => Math.max(length / (side + 1.6), 24) * 1.25
    const grown = Math.max(1, Math.min(1.9, width / 360))
    return { compact: true, text: 0, band: 8 * grown, tab: 6 * grown, stand: 0, deepX: deep(width), deepY: deep(height), radius: 7 * grown }
  }
  const text = Math.max(11, Math.min(15, width / 81, height / 58))
  const band = Math.round(text * 1.55)
  const tab = Math.round(text)
  const radius = text * 0.86
  const stand = 2 * radius * RIM + 2
  // Two lines of a name, a row of pawns and the price, one above the other.
  const more = prices ? lineHeight(text) : 0
  const deepY = band + tab + named(2, text) + stand + more + UP * text + PAD
  const deepX = band + tab + (prices ? 7.8 : 6.8) * text + stand
  return { compact: false, text, band, tab, stand, radius, deepX: Math.min(deepX, width / 6), deepY: Math.min(deepY, height / 6 + more) }
}

/** Band, tab and what lies between them; at the sides of the board the strip for pawns is apart from the text. */
export function parts(place: Place, s: Sizes): { band: Box; tab: Box; body: Box; strip: Box | null } {
  const { x, y, width, height, side } = place
  const { band, tab, stand } = s
  const across = (from: number, deep: number): Box => ({ x, y: y + from, width, height: deep })
  const along = (from: number, deep: number): Box => ({ x: x + from, y, width: deep, height })
  if (side === 'bottom') return { band: across(0, band), tab: across(height - tab, tab), body: across(band, height - band - tab), strip: null }
  if (side === 'top') return { band: across(height - band, band), tab: across(0, tab), body: across(tab, height - band - tab), strip: null }
  const room = width - band - tab - stand
  if (side === 'left') return { band: along(width - band, band), tab: along(0, tab), body: along(tab, room), strip: along(tab + room, stand) }
  return { band: along(0, band), tab: along(width - tab, tab), body: along(band + stand, room), strip: along(band, stand) }
}

/** Where so many pawns stand in a box, and how large they are: as large as they can be. */
export function standing(box: Box, count: number, largest: number): { radius: number; at: { x: number; y: number }[] } {
  let best = { pitch: 0, columns: 1, rows: 1 }
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns)
    const pitch = Math.min(box.width / columns, box.height / rows, 2 * largest * RIM)
    if (pitch > best.pitch) best = { pitch, columns, rows }
  }
  const { pitch, columns, rows } = best
  const at = Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / columns)
    const inRow = row === rows - 1 ? count - row * columns : columns
    return {
      x: box.x + box.width / 2 + ((n % columns) - (inRow - 1) / 2) * pitch,
      y: box.y + box.height / 2 + (row - (rows - 1) / 2) * pitch,
    }
  })
  return { radius: pitch / 2 / RIM, at }
}

export interface Layout {
  band: Box
  tab: Box
  body: Box
  centre: number // of what is written
  name: number // the first line's baseline
  icon: { x: number; y: number; size: number } | null
  prices: number | null // the baseline of what buildings cost; at the sides of the board it stands beside the foot
  stand: Box
  cell: Box | null // of a jail: where its prisoners are
}

export interface Written {
  lines: number // of the name
  size: number
  widest: number // of the lines and what is at the foot
  foot: boolean // whether something is written there
  prices?: boolean // whether a line above it says what buildings cost
}

/** A square and what is written on it. */
export function layout(place: Place, kind: string, { lines, size, widest, foot, prices = false }: Written, s: Sizes): Layout {
  const { x, y, width, height } = place
  const whole = { x, y, width, height }
  const centre = { x: x + width / 2, y: y + height / 2 }
  if (s.compact) {
    const { band, tab, body } = parts(place, s)
    const stand = place.corner ? whole : body
    if (kind === 'jail') {
      const half = { ...whole, width: width / 2 }
      return { band, tab, body: whole, centre: centre.x, name: 0, icon: { ...centre, size: s.radius * 2.6 }, prices: null, stand: half, cell: { ...half, x: centre.x } }
    }
    return { band, tab, body: stand, centre: centre.x, name: 0, icon: { ...centre, size: s.radius * (place.corner ? 2.6 : 1.7) }, prices: null, stand, cell: null }
  }
  const under = lines * lineHeight(size) + PAD
  if (place.corner) {
    const { band, tab } = parts(place, s)
    if (kind === 'jail') {
      const free = height - under - 2
      const cell = { x: x + width * 0.34, y: y + 5, width: width * 0.66 - 6, height: free - 8 }
      return { band, tab, body: whole, centre: centre.x, name: y + free + size, icon: null, prices: null, stand: { x: x + 3, y: y + 4, width: width * 0.34 - 6, height: free - 6 }, cell }
    }
    const bottom = y + height - (foot ? s.text + 7 : 4)
    const top = y + under + 6
    const stand = { x: x + 4, y: top, width: width - 8, height: bottom - top }
    return { band, tab, body: whole, centre: centre.x, name: y + size + 5, icon: { x: centre.x, y: (top + bottom) / 2, size: Math.min(30, bottom - top - 4) }, prices: null, stand, cell: null }
  }
  const { band, tab, body, strip } = parts(place, s)
  const top = body.y + named(lines, size)
  const low = body.y + body.height - PAD
  const above = prices && !strip ? lineHeight(s.text) : 0
  const bottom = body.y + body.height - (foot ? UP * s.text + PAD : 3) - above
  const free = bottom - top
  // What is short is written in the middle between tab and band; what is long keeps off the pawns' strip.
  const aside = strip ? Math.min(s.stand, Math.max(0, body.width - 4 - widest)) / 2 : 0
  const middle = body.x + body.width / 2 + (place.side === 'left' ? aside : -aside)
  const icon = free >= 13 ? { x: middle, y: (top + bottom) / 2, size: Math.min(24, free - 2) } : null
  const stand = strip ? { ...strip, y: strip.y + 2, height: strip.height - 4 } : { x: x + 2, y: top, width: width - 4, height: free }
  return { band, tab, body, centre: middle, name: body.y + size + PAD - 1, icon, prices: prices ? low - above : null, stand, cell: null }
}
