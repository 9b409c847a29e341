/** Where the squares of a board lie: any number of them, around any rectangle, the start at the bottom right. */

export type Side = 'bottom' | 'left' | 'top' | 'right'

export interface Place {
  x: number
  y: number
  width: number
  height: number
  side: Side
  corner: boolean
}

/** How many steps each side has: as equal as the number of squares lets them be. */
export function steps(squares: number): [number, number, number, number] {
  const base = Math.floor(squares / 4)
  const more = squares % 4
  return [base + (more > 0 ? 1 : 0), base + (more > 2 ? 1 : 0), base + (more > 1 ? 1 : 0), base]
}

/** The places of all squares, clockwise from the bottom right corner as pawns walk: left, up, right, down. */
export function places(squares: number, width: number, height: number, deepX: number, deepY: number): Place[] {
  const [bottom, left, top] = steps(squares)
  const corners = [0, bottom, bottom + left, bottom + left + top]
  const found: Place[] = []
  for (let i = 0; i < squares; i++) {
    let side = 3
    while (side > 0 && i < (corners[side] as number)) side--
    const first = corners[side] as number
    const count = (side < 3 ? (corners[side + 1] as number) : squares) - first
    const step = i - first
    const corner = step === 0
    const alongX = count > 1 ? (width - 2 * deepX) / (count - 1) : 0
    const alongY = count > 1 ? (height - 2 * deepY) / (count - 1) : 0
    const name = (['bottom', 'left', 'top', 'right'] as const)[side] as Side
    if (corner) {
      found.push({
        x: side === 0 || side === 3 ? width - deepX : 0,
        y: side < 2 ? height - deepY : 0,
        width: deepX,
        height: deepY,
        side: name,
        corner,
      })
    } else if (side === 0) {
      found.push({ x: width - deepX - step * alongX, y: height - deepY, width: alongX, height: deepY, side: name, corner })
    } else if (side === 1) {
      found.push({ x: 0, y: height - deepY - step * alongY, width: deepX, height: alongY, side: name, corner })
    } else if (side === 2) {
      found.push({ x: deepX + (step - 1) * alongX, y: 0, width: alongX, height: deepY, side: name, corner })
    } else {
      found.push({ x: width - deepX, y: deepY + (step - 1) * alongY, width: deepX, height: alongY, side: name, corner })
    }
  }
  // The second corner lies at the bottom left, the third at the top left, the fourth at the top right.
  const at: [number, number][] = [
    [width - deepX, height - deepY],
    [0, height - deepY],
    [0, 0],
    [width - deepX, 0],
  ]
  corners.forEach((index, n) => {
    const place = found[index]
    const [x, y] = at[n] as [number, number]
    if (place) Object.assign(place, { x, y })
  })
  return found
}

/** The squares that a pawn steps on, the last one included; backwards if that is how it goes. */
export function path(from: number, to: number, squares: number, backwards: boolean): number[] {
  const found = []
  for (let at = from; at !== to; ) {
    at = (at + (backwards ? squares - 1 : 1)) % squares
    found.push(at)
  }
  return found
}

export type Measure = (text: string) => number

const SQUEEZED = [1, 1.28, 1.5] // how much narrower than usual letters may be drawn: the last where they are wide by themselves

/** A name in at most two lines of that width; the shorter name if the full one does not fit, squeezed a little if
 * neither does, cut as a last resort. */
export function fitted(name: string, short: string | null | undefined, width: number, measure: Measure, lines = 2): string[] {
  for (const room of SQUEEZED.map((by) => width * by)) {
    for (const each of short ? [name, short] : [name]) {
      const found = broken(each, room, measure, lines)
      if (found) return found
    }
  }
  let cut = short ?? name
  while (cut.length > 1 && measure(cut + '…') > width) cut = cut.slice(0, -1)
  return [cut.trimEnd() + '…']
}

function broken(name: string, width: number, measure: Measure, lines: number): string[] | null {
  if (measure(name) <= width) return [name]
  if (lines < 2) return null
  const breaks: [string, string][] = []
  for (let i = 1; i < name.length - 1; i++) {
    if (name[i] === ' ') breaks.push([name.slice(0, i), name.slice(i + 1)])
    else if (name[i] === '-') breaks.push([name.slice(0, i + 1), name.slice(i + 1)])
  }
  const fitting = breaks.filter((pair) => pair.every((line) => measure(line) <= width))
  if (!fitting.length) return null
  const uneven = (pair: [string, string]) => Math.abs(measure(pair[0]) - measure(pair[1]))
  return fitting.reduce((best, pair) => (uneven(pair) < uneven(best) ? pair : best))
}
