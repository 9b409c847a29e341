/** A table as this page sees it: what the server says, shown at a pace that can be followed. */
import * as api from './api'
import { Connection, type Answer, type Status } from './connection'
import { notePromise } from './fair'
import { path } from './geometry'
import { compare, forget, renumber, seatsOf, tokensOf, type KeptSeat } from './keys'
import { patched } from './patch'
import type { Account, Clock, EditionInfo, GameEvent, Mine, Option, Refusal, SeatView, State, TableInfo, ToBrowser, Update, View } from './protocol'
import { AGAIN } from './renew'
import { noMotion, settings } from './settings.svelte'
import { Talk } from './talk.svelte'
import { language, t } from './texts.svelte'

export interface Flight {
  id: number
  from: Account
  to: Account
  amount: number
}

export interface Spoken {
  id: number
  text: string
}

export interface Notice {
  text: string
  clause?: string | undefined
}

export interface Running extends Omit<Clock, 'left'> {
  until: number
  whole: number
}

const PACE: Record<string, number> = { slow: 1.5, normal: 1, fast: 0.45, 'at-once': 0 }
const LONGEST_LOG = 2000
const SPOKEN_AT_ONCE = 12

/** The moves that belong to a decision which cannot wait, whoever's turn it is. */
const PRESSING = ['claim_rent', 'bid', 'want', 'waive', 'lift', 'keep', 'accept']

export class Table {
  status = $state<Status>('connecting')
  problem = $state<Refusal | null>(null)
  info = $state.raw<TableInfo | null>(null)
  edition = $state.raw<EditionInfo | null>(null)
  mine = $state.raw<Mine[]>([])
  view = $state.raw<View | null>(null)
  seats = $state.raw<Record<string, SeatView>>({})
  log = $state.raw<GameEvent[]>([])
  readonly talk: Talk
  clocks = $state.raw<Running[]>([])
  notice = $state.raw<Notice | null>(null)
  /** What has become of a seat that this page held. */
  gone = $state('')
  private givenUp: number | null = null
  private seated: KeptSeat[] = []
  private heldBack = $state.raw<{ n: number; seat: number } | null>(null)
  private letGo = $state.raw<string[]>([])
  private sending = $state(false)
  private acknowledged = $state(-1)
  shown = $state(-1)

  // What is on its way across the board.
  pawnsAt = $state<Record<string, number>>({})
  dice = $state.raw<number[]>([])
  rolling = $state(false)
  card = $state.raw<{ deck: string; card: string; seat: number } | null>(null)
  /** The title just bought or mortgaged: everybody is shown its deed. */
  deed = $state.raw<{ square: number; seat: number } | null>(null)
  /** What those who want the same title have thrown. */
  diceOff = $state.raw<{ seat: number; die: number }[]>([])
  flights = $state.raw<Flight[]>([])
  animating = $state(false)
  spoken = $state.raw<Spoken[]>([]) // for screen readers, each once

  private picked = $state<number | null>(null)
  private pickedAt = ''
  private version: number | null = null
  private queue: Update[] = []
  private skipping = false
  private era = 0
  private beginning = false
  private wake: (() => void) | null = null
  private flightNumber = 0
  private spokenNumber = 0
  private told: number | null = null // the last event that was said aloud, or seen when the page was opened
  private anew = false
  private editionLanguage = ''
  private connection: Connection

  constructor(readonly id: string) {
    this.talk = new Talk(id, (seat) => this.holds(seat))
    this.connection = new Connection(
      id,
      () => tokensOf(this.info?.id ?? id),
      language,
      () => (this.anew ? null : (this.log.at(-1)?.number ?? null)),
      (message) => this.take(message),
      (status) => (this.status = status),
    )
    addEventListener('pointerdown', this.skip, true)
    addEventListener('keydown', this.skip, true)
  }

  close(): void {
    this.connection.close()
    removeEventListener('pointerdown', this.skip, true)
    removeEventListener('keydown', this.skip, true)
  }

  /** A move of mine is on its way, or not yet seen on the board. */
  get busy(): boolean {
    return this.sending || this.shown < this.acknowledged
  }

  /** The seat that this page speaks for now: of several, the one that is asked. */
  get seat(): number | null {
    const all = this.mine.map((each) => each.seat)
    const playing = all.filter((seat) => !this.view?.players[seat]?.bankrupt)
    const held = playing.length ? playing : all
    if (!held.length) return null
    if (held.length === 1) return held[0]!
    const actor = this.view?.actor
    const asked = typeof actor === 'number' && held.includes(actor) && this.question !== this.pickedAt
    if (this.picked !== null && held.includes(this.picked) && (!asked || this.isPressed(this.picked))) return this.picked
    if (typeof actor === 'number' && held.includes(actor)) return actor
    return held.find((seat) => this.isPressed(seat)) ?? held[0]!
  }

  set seat(wanted: number | null) {
    this.picked = wanted
    this.pickedAt = this.question
  }

  /** Who must decide, and when: a seat that was picked gives way to the next question. */
  private get question(): string {
    return `${this.view?.actor} ${this.view?.turn} ${this.view?.round}`
  }

  /** My move waits for somebody's claim. */
  get held(): boolean {
    return this.heldBack !== null && this.heldBack.seat === this.seat
  }

  /** Those whose claim a move waits for. */
  get claimants(): number[] {
    return this.clocks.filter((each) => each.kind === 'claim' && each.seat !== null).map((each) => each.seat!)
  }

  /** Lets the seat's open claims go; they can still be claimed until the roll. */
  async waiveClaims(): Promise<void> {
    const seat = this.seat
    const open = this.openClaims(seat)
    if (await this.command('waive_claims')) this.letGo = [...this.letGo, ...open]
  }

  get waived(): boolean {
    const open = this.openClaims(this.seat)
    return open.length > 0 && open.every((claim) => this.letGo.includes(claim))
  }

  private openClaims(seat: number | null): string[] {
    return (this.view?.claims ?? []).filter((claim) => claim.by === seat).map(({ by, visitor, square, amount }) => [by, visitor, square, amount].join())
  }

  isPressed(seat: number): boolean {
    const legal = this.seats[seat]?.legal ?? {}
    return PRESSING.some((move) => legal[move]?.length && !(move === 'lift' && !legal.keep))
  }

  get own(): SeatView | null {
    return this.seat === null ? null : (this.seats[this.seat] ?? null)
  }

  options(move: string): Option[] {
    return this.own?.legal[move] ?? []
  }

  refusal(move: string): Refusal | null {
    return this.own?.refusals[move] ?? null
  }

  holds(seat: number | null | undefined): boolean {
    return this.mine.some((each) => each.seat === seat)
  }

  name(seat: Account | null | undefined): string {
    if (typeof seat !== 'number') return ''
    return this.view?.players[seat]?.name ?? this.info?.seats[seat]?.name ?? ''
  }

  clock(kind: Clock['kind'], seat?: number | null): Running | null {
    return this.clocks.find((each) => each.kind === kind && (seat === undefined || each.seat === seat)) ?? null
  }

  async move(move: string, fields: Record<string, unknown> = {}): Promise<boolean> {
    return this.command('move', { move: { move, ...fields } })
  }

  /** Sends a command for the seat at hand; what is refused is shown. */
  async command(kind: string, fields: Record<string, unknown> = {}, seat = this.seat): Promise<boolean> {
    const answer = await this.send(kind, fields, seat)
    return answer?.kind === 'ack'
  }

  async send(kind: string, fields: Record<string, unknown> = {}, seat = this.seat): Promise<Answer | null> {
    if (seat === null) return null
    this.notice = null
    this.sending = true
    if (kind === 'resign' || fields.to === 'bot') this.givenUp = seat
    const answer = await this.connection.send(kind, seat, kind === 'move' ? { ...fields, at: this.shown } : fields)
    this.sending = false
    if (this.heldBack?.n === answer.n && this.heldBack.seat === answer.seat) this.heldBack = null
    if (answer.kind === 'ack' && kind === 'move') this.acknowledged = answer.version
    if (answer.kind === 'refused') this.notice = { text: answer.refusal.text, clause: answer.refusal.clause }
    return answer
  }

  /** Talk, and why it may not be said; that concerns the talk alone, and no move waits for it. */
  async chat(text: string): Promise<Refusal | null> {
    if (this.seat === null) return null
    const answer = await this.connection.send('say', this.seat, { text })
    return answer.kind === 'refused' ? answer.refusal : null
  }

  /** A pause or the end of the game, for everybody on this device. */
  async wish(what: 'pause' | 'end', wish: boolean): Promise<void> {
    for (const { seat } of this.mine) await this.command('wish', { what, wish }, seat)
  }

  /** Why a move is not possible, or null; and what it would pay. Changes nothing. */
  async why(move: Record<string, unknown>): Promise<{ refusal: Refusal | null; cash: number | null }> {
    if (this.seat === null) return { refusal: null, cash: null }
    const answer = await this.connection.send('why', this.seat, { move })
    if (answer.kind === 'why') return { refusal: answer.refusal, cash: answer.cash ?? null }
    return { refusal: answer.kind === 'refused' ? answer.refusal : null, cash: null }
  }

  /** The language has changed, or a seat was taken: everything again. */
  again(): void {
    this.anew = true
    this.notice = null
    this.connection.hello()
  }

  private take(message: ToBrowser): void {
    if (message.kind === 'state') void this.begin(message)
    else if (message.kind === 'update') this.enqueue(message)
    else if (message.kind === 'table') {
      this.info = message.table
      this.run(message.clocks)
    } else if (message.kind === 'chat') this.talk.all = [...this.talk.all, message.chat].slice(-300)
    else if (message.kind === 'held') {
      this.heldBack = { n: message.n, seat: message.seat }
      this.sending = false // meanwhile another seat of this page may claim
    }
    else if (message.kind === 'error') {
      if (message.closing) this.problem = message.refusal
      else this.notice = { text: message.refusal.text, clause: message.refusal.clause }
    }
  }

  /** Tries to connect at once. */
  retry(): void {
    this.connection.retry()
  }

  /**
   * Seats that somebody else has taken over, or that the host has opened again, are no longer this browser's; the others
   * may have got another number when the game started.
   */
  private hold(state: State): void {
    if (state.table.id !== this.id) return // opened by its code: the page goes to the table's own address
    const now = state.mine.map(({ seat, token }) => ({ seat, token: this.connection.said[token] ?? '' }))
    const asked = seatsOf(this.id).filter(({ token }) => this.connection.asked.includes(token))
    // What this page held counts too: another window of this browser may have put it out of what is kept.
    const { moved, lost } = compare([...asked, ...this.seated], now)
    this.seated = now
    renumber(this.id, now)
    if (moved.size) {
      this.connection.renumber(moved)
      this.picked = null
    }
    for (const { seat, token } of lost) {
      forget(this.id, token)
      const player = state.table.seats[seat]?.name || this.info?.seats[seat]?.name || ''
      if (this.givenUp !== seat) this.gone = state.table.seats[seat]?.kind === 'person' ? t('seat-gone', { player }) : t('seat-opened', { player })
    }
  }

  private async begin(state: State): Promise<void> {
    this.hold(state)
    this.queue = []
    const era = ++this.era // an update that is being shown belongs to what was
    this.skipping = true
    this.wake?.()
    this.version = state.version
    this.beginning = true // updates that come meanwhile wait
    if (!this.edition || this.editionLanguage !== language()) {
      const wanted = language()
      const found = await api.editionOf(state.table.id).catch(api.refusalOf)
      if (era !== this.era) return // a later state asks for its own
      if ('code' in found) {
        this.problem = found
        setTimeout(() => era === this.era && this.connection.hello(), AGAIN)
        return
      }
      this.edition = found
      this.editionLanguage = wanted
    }
    this.problem = null
    this.info = state.table
    notePromise(state.table)
    this.mine = state.mine
    this.view = state.view
    this.seats = state.seats
    this.talk.all = state.chat
    if (this.anew) this.log = []
    this.anew = false
    this.told ??= state.events.at(-1)?.number ?? -1
    this.remember(state.events)
    this.run(state.clocks)
    this.settle()
    this.shown = state.version
    this.beginning = false
    if (this.queue.length && !this.animating) void this.show()
  }

  private enqueue(update: Update): void {
    if (this.version !== null && update.version !== this.version + 1) {
      this.connection.hello()
      return
    }
    this.version = update.version
    this.queue.push(update)
    if (!this.animating && !this.beginning) void this.show()
  }

  /** Shows what has come, one update after the other. */
  private async show(): Promise<void> {
    this.animating = true
    this.skipping = false
    for (let update = this.queue.shift(); update; update = this.queue.shift()) {
      const era = this.era
      for (const event of update.events) {
        // Dice and pawns are told of when they lie and stand, not before.
        const seenFirst = event.kind === 'rolled' || event.kind === 'moved'
        if (!seenFirst) this.remember([event])
        await this.animate(event)
        if (era !== this.era) break
        if (seenFirst) this.remember([event])
      }
      if (era !== this.era) continue
      this.view = patched(this.view, update.view) as View
      if (update.seats) this.seats = patched(this.seats, update.seats) as Record<string, SeatView>
      const open = new Set(this.mine.flatMap(({ seat }) => this.openClaims(seat)))
      if (this.letGo.length) this.letGo = this.letGo.filter((claim) => open.has(claim))
      this.run(update.clocks)
      this.settle()
      this.shown = update.version
    }
    this.animating = false
  }

  /** Everything on the board is where the view has it. */
  private settle(): void {
    if (!this.view) return
    const at: Record<string, number> = {}
    for (const [seat, player] of Object.entries(this.view.players)) at[seat] = player.square
    this.pawnsAt = at
    this.dice = this.view.dice ?? []
    this.rolling = false
  }

  private remember(events: GameEvent[]): void {
    const last = this.log.at(-1)?.number ?? -1
    const fresh = events.filter((event) => event.number > last)
    if (!fresh.length) return
    this.log = [...this.log, ...fresh].slice(-LONGEST_LOG)
    for (const event of fresh) if (event.number > (this.told ?? -1)) this.say(event.text)
    this.told = Math.max(this.told ?? -1, fresh.at(-1)!.number)
  }

  /** For those who hear the page: sentences in their order, none twice. */
  say(text: string): void {
    this.spoken = [...this.spoken, { id: ++this.spokenNumber, text }].slice(-SPOKEN_AT_ONCE)
  }

  private run(clocks: Clock[]): void {
    const now = Date.now()
    // Of several seats on this page the one that is waited for comes to the front.
    const asked = clocks.find(({ kind, seat }) => kind === 'claim' && seat !== null && this.holds(seat) && !this.clock('claim', seat))
    if (asked && this.mine.length > 1) this.picked = asked.seat
    this.clocks = clocks.map(({ kind, seat, left }) => {
      const before = this.clocks.find((old) => old.kind === kind && old.seat === seat && Math.abs(old.until - now - left) < 1500)
      return { kind, seat, until: now + left, whole: Math.max(left, before?.whole ?? 0) }
    })
  }

  private async animate(event: GameEvent): Promise<void> {
    const pace = this.skipping || noMotion() || document.hidden || this.queue.length > 6 ? 0 : (PACE[this.info?.pace.speed ?? 'normal'] ?? 1)
    const data = event.data as Record<string, any> // as docs/record-format.md has it for each kind
    const hurry = this.queue.length > 2 ? 0.4 : 1
    const step = pace * hurry
    if (event.kind === 'rolled') {
      this.card = this.deed = null
      this.dice = [data.first, data.second]
      if (step) {
        this.rolling = true
        for (let i = 0; i < 5 && !this.skipping; i++) {
          this.dice = [1 + ((i * 5 + Number(data.first)) % 6), 1 + ((i * 7 + Number(data.second)) % 6)]
          await this.pause(80 * step)
        }
        this.rolling = false
        this.dice = [data.first, data.second]
        await this.pause(260 * step)
      }
    } else if (event.kind === 'moved' && this.edition) {
      const squares = this.edition.squares.length
      if (step && data.how !== 'jail') {
        const way = path(Number(data.origin), Number(data.square), squares, data.how === 'backwards')
        const each = Math.min(130, 1400 / Math.max(1, way.length))
        for (const square of way) {
          if (this.skipping) break
          this.pawnsAt[data.seat] = square
          await this.pause(each * step)
        }
      }
      this.pawnsAt[data.seat] = data.square
      await this.pause(120 * step)
    } else if (event.kind === 'paid' && Number(data.amount) > 0) {
      if (step) {
        const flight = { id: ++this.flightNumber, from: data.payer as Account, to: data.payee as Account, amount: Number(data.amount) }
        this.flights = [...this.flights, flight]
        setTimeout(() => (this.flights = this.flights.filter((each) => each.id !== flight.id)), 1100)
        await this.pause(420 * step)
      }
    } else if (event.kind === 'card-drawn') {
      this.card = { deck: data.deck, card: data.card, seat: data.seat }
      await this.pause(1500 * step)
    } else if (event.kind === 'turn-started') {
      this.card = this.deed = null
      this.diceOff = []
    } else if (event.kind === 'mortgaged' || (event.kind === 'title' && data.giver === 'bank' && typeof data.taker === 'number')) {
      this.deed = { square: Number(data.square), seat: Number(data.taker ?? data.seat) }
      this.card = null
      await this.pause(700 * step)
    } else if (event.kind === 'asked') {
      this.diceOff = []
    } else if (event.kind === 'dice-off') {
      this.diceOff = [...this.diceOff.filter((each) => each.seat !== data.seat), { seat: data.seat, die: data.die }]
      await this.pause(900 * step)
    } else if (event.kind === 'auction-won' || event.kind === 'bankrupt') {
      await this.pause(600 * step)
    }
  }

  private pause(milliseconds: number): Promise<void> {
    if (milliseconds <= 0 || this.skipping) return Promise.resolve()
    return new Promise((done) => {
      const timer = setTimeout(done, milliseconds)
      this.wake = () => {
        clearTimeout(timer)
        done()
      }
    })
  }

  /** Any click or key ends the animation under way. */
  private skip = (): void => {
    if (!this.animating) return
    this.skipping = true
    this.wake?.()
  }
}

let audio: AudioContext | null = null

/** A short, soft sound for what concerns me. */
export function chime(): void {
  if (!settings.sound) return
  try {
    audio ??= new AudioContext()
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.setValueAtTime(587, audio.currentTime)
    tone.frequency.setValueAtTime(784, audio.currentTime + 0.12)
    volume.gain.setValueAtTime(0.06, audio.currentTime)
    volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + 0.4)
    tone.connect(volume).connect(audio.destination)
    tone.start()
    tone.stop(audio.currentTime + 0.4)
  } catch {
    // No sound device: the title bar tells it too.
  }
}
