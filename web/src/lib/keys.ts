/** The secrets of this browser's seats, by table. */

export interface KeptSeat {
  seat: number
  token: string
}

export interface KeptTable {
  id: string
  seats: KeptSeat[]
}

const KEY = 'rentier.seats'
const MOST = 200 // tokens that the server looks up at once

/** A secret for a seat, 32 letters: pages without https have no better way to make one, and this is as good. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_')
}

export function keptTables(): KeptTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as KeptTable[]) : []
  } catch {
    return []
  }
}

function write(tables: KeptTable[]): void {
  localStorage.setItem(KEY, JSON.stringify(tables.filter((kept) => kept.seats.length).slice(0, MOST)))
}

export function seatsOf(table: string): KeptSeat[] {
  return keptTables().find((kept) => kept.id === table)?.seats ?? []
}

export function tokensOf(table: string): string[] {
  return seatsOf(table).map((seat) => seat.token)
}

/** The tokens of all tables, the latest first. */
export function allTokens(): string[] {
  return keptTables()
    .flatMap((kept) => kept.seats.map((seat) => seat.token))
    .slice(0, MOST)
}

export function keep(table: string, seats: KeptSeat[]): void {
  const others = keptTables().filter((kept) => kept.id !== table)
  const before = seatsOf(table).filter((old) => !seats.some((seat) => seat.seat === old.seat))
  write([{ id: table, seats: [...before, ...seats] }, ...others])
}

function change(table: string, seats: (before: KeptSeat[]) => KeptSeat[]): void {
  write(keptTables().map((kept) => (kept.id === table ? { id: table, seats: seats(kept.seats) } : kept)))
}

/** The token of a seat that somebody else holds now. */
export function forget(table: string, token: string): void {
  change(table, (before) => before.filter((each) => each.token !== token))
}

/** Keeps the seats' present numbers: they may change when the game starts. */
export function renumber(table: string, now: KeptSeat[]): void {
  change(table, (before) => before.map((kept) => now.find((each) => each.token === kept.token) ?? kept))
}

/** What became of the seats that were held: the new numbers of those that have another one, and those that are lost. */
export function compare(before: KeptSeat[], now: KeptSeat[]): { moved: Map<number, number>; lost: KeptSeat[] } {
  const moved = new Map<number, number>()
  const lost = new Map<string, KeptSeat>()
  for (const held of before) {
    const seat = now.find((each) => each.token === held.token)?.seat
    if (seat === undefined) lost.set(held.token, held)
    else if (seat !== held.seat) moved.set(held.seat, seat)
  }
  return { moved, lost: [...lost.values()] }
}

/** The tokens of a table hold the same seats at its rematch. */
export function copySeats(from: string, to: string): void {
  const seats = seatsOf(from)
  if (seats.length) keep(to, seats)
}
