/** One socket to one table: it comes back by itself, and sends again what was not acknowledged. */
import { PROTOCOL, type Language, type ToBrowser } from './protocol'

export type Status = 'connecting' | 'open' | 'lost' | 'refused'

type Message = Record<string, unknown> & { kind: string; n: number; seat: number }
export type Answer = Extract<ToBrowser, { kind: 'ack' | 'refused' | 'why' }>

const HEARTBEAT = 10_000
const SILENCE = 30_000
const ANSWER = 4_000
const LONGEST_WAIT = 8_000
const FINAL = new Set(['unknown-table', 'wrong-protocol', 'wrong-origin', 'wrong-host', 'banned', 'no-watching', 'too-many-tries', 'unreadable', 'older-rules'])

export class Connection {
  private socket: WebSocket | null = null
  private tries = 0
  private closed = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private heartbeat: ReturnType<typeof setInterval> | undefined
  private doubt: ReturnType<typeof setTimeout> | undefined
  private heard = 0
  private last = 0
  /** The tokens that a new socket began with, until its first answer: those without a seat there are held no more. */
  asked: string[] = []
  /** The tokens of the last hello, which `mine` counts: none leaves, so that an answer to an earlier one means the same. */
  said: string[] = []
  private waiting = new Map<string, { message: Message; done: (answer: Answer) => void }>()

  constructor(
    private table: string,
    private tokens: () => string[],
    private language: () => Language,
    private since: () => number | null,
    private onmessage: (message: ToBrowser) => void,
    private onstatus: (status: Status) => void,
  ) {
    this.connect()
    addEventListener('online', this.retry)
    addEventListener('offline', this.drop)
    document.addEventListener('visibilitychange', this.look)
  }

  /** A command; its answer comes when it has been stored, or refused. */
  send(kind: string, seat: number, fields: Record<string, unknown>): Promise<Answer> {
    // Numbers follow the clock, so that two windows of one seat do not use the same one.
    this.last = Math.max(this.last + 1, Date.now())
    const message: Message = { kind, n: this.last, seat, ...fields }
    return new Promise((done) => {
      this.waiting.set(`${seat}:${message.n}`, { message, done })
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
    })
  }

  /** Says hello again: in another language, or with other seats. */
  hello(): void {
    const socket = this.socket
    if (socket?.readyState !== WebSocket.OPEN) return
    this.said.push(...this.tokens().filter((token) => !this.said.includes(token)))
    const hello: Record<string, unknown> = { kind: 'hello', protocol: PROTOCOL, table: this.table, language: this.language(), tokens: this.said }
    const since = this.since()
    if (since !== null) hello.since = since
    socket.send(JSON.stringify(hello))
  }

  /** Seats have other numbers: what was sent and not answered is for the same seats. */
  renumber(moved: Map<number, number>): void {
    const all = [...this.waiting.values()]
    this.waiting.clear()
    for (const { message, done } of all) {
      const seat = moved.get(message.seat) ?? message.seat
      this.waiting.set(`${seat}:${message.n}`, { message: { ...message, seat }, done })
    }
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    clearInterval(this.heartbeat)
    clearTimeout(this.doubt)
    removeEventListener('online', this.retry)
    removeEventListener('offline', this.drop)
    document.removeEventListener('visibilitychange', this.look)
    this.socket?.close()
  }

  /** Tries at once, where it would have waited. */
  retry = (): void => {
    if (!this.closed && this.timer !== undefined) this.connect()
  }

  /** The network is gone: the socket would notice much later. */
  private drop = (): void => {
    const socket = this.socket
    if (this.closed || !socket || this.timer !== undefined) return
    this.socket = null
    socket.close()
    this.later()
  }

  /** The page is looked at again: a telephone may have cut the connection without a word. */
  private look = (): void => {
    if (document.visibilityState !== 'visible' || this.closed) return
    if (this.socket?.readyState !== WebSocket.OPEN) return this.retry()
    const asked = Date.now()
    this.socket.send('{"kind":"ping"}')
    clearTimeout(this.doubt)
    this.doubt = setTimeout(() => this.heard < asked && this.drop(), ANSWER)
  }

  private connect(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`)
    this.socket = socket
    socket.onopen = () => {
      this.heard = Date.now()
      this.asked = this.tokens()
      this.hello()
    }
    socket.onmessage = (event) => {
      if (socket !== this.socket) return
      this.heard = Date.now()
      this.take(JSON.parse(String(event.data)) as ToBrowser)
    }
    socket.onclose = () => {
      if (socket === this.socket && !this.closed) this.later()
    }
    clearInterval(this.heartbeat)
    this.heartbeat = setInterval(() => {
      if (socket.readyState !== WebSocket.OPEN) return
      if (Date.now() - this.heard > SILENCE) socket.close(4001)
      else socket.send('{"kind":"ping"}')
    }, HEARTBEAT)
  }

  private later(): void {
    this.onstatus('lost')
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.tries++) * (0.75 + Math.random() / 2)
    this.timer = setTimeout(() => this.connect(), wait)
  }

  private take(message: ToBrowser): void {
    if (message.kind === 'state') {
      this.tries = 0
      for (const { last } of message.mine) this.last = Math.max(this.last, last)
      this.onstatus('open')
      this.onmessage(message)
      this.asked = []
      for (const { message: again } of this.waiting.values()) this.socket?.send(JSON.stringify(again))
      return
    }
    if (message.kind === 'ack' || message.kind === 'refused' || message.kind === 'why') {
      const key = `${message.seat}:${message.n}`
      const waiting = this.waiting.get(key)
      this.waiting.delete(key)
      waiting?.done(message)
      if (message.kind === 'refused' && message.refusal.code === 'number-used') this.hello() // another window is ahead: how far?
    }
    if (message.kind === 'error' && message.closing && FINAL.has(message.refusal.code)) {
      this.closed = true
      clearInterval(this.heartbeat)
      this.onstatus('refused')
    }
    if (message.kind !== 'pong') this.onmessage(message)
  }
}
