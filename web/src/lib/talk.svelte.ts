/** Talk at one table as this browser reads it: who is muted, and what is new. */
import type { Chat } from './protocol'

interface Kept {
  muted: number[]
  read: number
}

function kept(key: string): Kept {
  try {
    const found = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Kept>
    return { muted: found.muted ?? [], read: found.read ?? -1 }
  } catch {
    return { muted: [], read: -1 }
  }
}

export class Talk {
  all = $state.raw<Chat[]>([])
  private kept: Kept
  private key: string

  constructor(
    table: string,
    private mine: (seat: number | null) => boolean,
  ) {
    this.key = `rentier.talk.${table}`
    this.kept = $state(kept(this.key))
  }

  isMuted(seat: number | null): boolean {
    return seat !== null && this.kept.muted.includes(seat)
  }

  mute(seat: number, muted: boolean): void {
    this.kept.muted = [...this.kept.muted.filter((each) => each !== seat), ...(muted ? [seat] : [])]
    this.write()
  }

  get shown(): Chat[] {
    return this.all.filter((each) => !this.isMuted(each.seat))
  }

  get unread(): number {
    return this.shown.filter((each) => each.number > this.kept.read && !this.mine(each.seat)).length
  }

  /** Everything that is there has been seen. */
  seen(): void {
    const last = this.all.at(-1)?.number ?? -1
    if (last <= this.kept.read) return
    this.kept.read = last
    this.write()
  }

  private write(): void {
    sessionStorage.setItem(this.key, JSON.stringify(this.kept))
  }
}
