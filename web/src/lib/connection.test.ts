import { afterEach, expect, test, vi } from 'vitest'
import { Connection } from './connection'

class Wire {
  static OPEN = 1
  static all: Wire[] = []
  readyState = 1
  said: Record<string, unknown>[] = []
  onopen = (): void => {}
  onmessage = (_: { data: string }): void => {}
  onclose = (): void => {}
  constructor() {
    Wire.all.push(this)
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>)
  }
  hears(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
  close(): void {}
}

afterEach(() => vi.unstubAllGlobals())

function here(): void {
  Wire.all = []
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {} })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
}

test('a number that another window has passed is learned anew', async () => {
  here()
  const connection = new Connection('t', () => ['token'], () => 'en', () => null, () => {}, () => {})
  const wire = Wire.all[0]!
  wire.onopen()
  wire.hears({ kind: 'state', mine: [{ seat: 0, last: 5 }] })
  const answer = connection.send('ready', 0, { ready: true })
  const sent = wire.said.at(-1)!
  wire.hears({ kind: 'refused', n: sent.n, seat: 0, refusal: { code: 'number-used', text: '' } })
  expect((await answer).kind).toBe('refused')
  expect(wire.said.at(-1)!.kind).toBe('hello')
  const ahead = Date.now() + 1_000_000
  wire.hears({ kind: 'state', mine: [{ seat: 0, last: ahead }] })
  void connection.send('ready', 0, { ready: true })
  expect(wire.said.at(-1)!.n).toBe(ahead + 1)
  connection.close()
})

test('a command under way is answered for the seat that has another number since', async () => {
  here()
  let connection: Connection
  const take = (message: { kind: string }) => message.kind === 'state' && wire.said.length > 1 && connection.renumber(new Map([[2, 0]]))
  connection = new Connection('t', () => ['token'], () => 'en', () => null, take, () => {})
  const wire = Wire.all[0]!
  wire.onopen()
  wire.hears({ kind: 'state', mine: [{ seat: 2, last: 0, token: 0 }] })
  const answer = connection.send('start', 2, {})
  const sent = wire.said.at(-1)!
  wire.hears({ kind: 'state', mine: [{ seat: 0, last: 0, token: 0 }] })
  expect(wire.said.at(-1)).toEqual({ ...sent, seat: 0 })
  wire.hears({ kind: 'ack', n: sent.n, seat: 0, version: 0 })
  expect((await answer).seat).toBe(0)
  connection.close()
})

test('a token that is forgotten keeps its place in the next hello', () => {
  here()
  let tokens = ['x', 'y']
  const connection = new Connection('t', () => tokens, () => 'en', () => null, () => {}, () => {})
  const wire = Wire.all[0]!
  wire.onopen()
  tokens = ['y', 'z']
  connection.hello()
  expect(wire.said.map(({ tokens }) => tokens)).toEqual([['x', 'y'], ['x', 'y', 'z']])
  connection.close()
})
