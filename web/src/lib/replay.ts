/** A game played again: what the board shows at each moment, and where the turns begin. */
import { patched } from './patch'
import type { Frame, GameEvent, View } from './protocol'

const EVERY = 50 // a view is kept every so often, so that the slider is quick in both directions

export class Playback {
  readonly last: number
  readonly events: GameEvent[] = []
  private kept: View[] = []
  private upto: number[] = [] // how many events there are by each moment
  private turns: number[] = []

  constructor(private frames: Frame[]) {
    this.last = Math.max(0, frames.length - 1)
    let view: unknown = {}
    frames.forEach((frame, i) => {
      view = patched(view, frame.patch)
      if (i % EVERY === 0) this.kept.push(view as View)
      this.events.push(...frame.events)
      this.upto.push(this.events.length)
      if (frame.events.some((event) => event.kind === 'turn-started')) this.turns.push(i)
    })
  }

  view(at: number): View {
    const from = Math.floor(at / EVERY)
    let found: unknown = this.kept[from]
    for (let i = from * EVERY + 1; i <= at; i++) found = patched(found, this.frames[i]!.patch)
    return found as View
  }

  eventsBy(at: number): GameEvent[] {
    return this.events.slice(0, this.upto[at])
  }

  /** The moment at which an event has happened. */
  momentOf(event: GameEvent): number {
    const place = this.events.findIndex((each) => each.number === event.number)
    return Math.max(0, this.upto.findIndex((count) => count > place))
  }

  turnAfter(at: number): number {
    return this.turns.find((each) => each > at) ?? this.last
  }

  turnBefore(at: number): number {
    return this.turns.filter((each) => each < at).at(-1) ?? 0
  }

  inside(at: number): number {
    return Number.isFinite(at) ? Math.min(this.last, Math.max(0, Math.round(at))) : 0
  }
}
