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

export function keptTables(): KeptTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as KeptTable[]) : []
  } catch {
    return []
  }
}

export function tokensOf(table: string): string[] {
  return keptTables().find((kept) => kept.id === table)?.seats.map((seat) => seat.token) ?? []
}

export function keep(table: string, seats: KeptSeat[]): void {
  const others = keptTables().filter((kept) => kept.id !== table)
  const before = keptTables().find((kept) => kept.id === table)?.seats ?? []
  const joined = [...before.filter((old) => !seats.some((seat) => seat.seat === old.seat)), ...seats]
  localStorage.setItem(KEY, JSON.stringify([{ id: table, seats: joined }, ...others].slice(0, 200)))
}

export function forget(table: string): void {
  localStorage.setItem(KEY, JSON.stringify(keptTables().filter((kept) => kept.id !== table)))
}

/** The tokens of a table hold the same seats at its rematch. */
export function copySeats(from: string, to: string): void {
  const seats = keptTables().find((kept) => kept.id === from)?.seats
  if (seats) keep(to, seats)
}
