/** What lies on the desk in the middle of the board, and what a click on a square means. */
import type { OfferView } from './protocol'

export type Mode = 'build' | 'sell_building' | 'mortgage' | 'lift' | 'auction_title'

export class Desk {
  open = $state<'deed' | 'trade' | 'settle' | null>(null)
  square = $state(0)
  mode = $state<Mode | null>(null)
  cursor = $state(0)
  /** The second look before bankruptcy is open. */
  givingUp = $state(false)

  // The trade being prepared.
  partner = $state<number | null>(null)
  give = $state({ cash: 0, squares: [] as number[], cards: 0 })
  take = $state({ cash: 0, squares: [] as number[], cards: 0 })
  answers = $state<number | null>(null)

  show(square: number): void {
    this.square = square
    this.cursor = square
    this.open = 'deed'
  }

  close(): void {
    this.open = null
  }

  toggleMode(mode: Mode): void {
    this.mode = this.mode === mode ? null : mode
  }

  /** Opens the trade desk; an offer to answer is laid out with its sides turned. */
  trade(partner: number | null, offer: OfferView | null = null): void {
    this.mode = null
    this.partner = offer ? offer.by : partner
    this.answers = offer?.id ?? null
    this.give = { cash: offer?.take.cash ?? 0, squares: [...(offer?.take.squares ?? [])], cards: offer?.take.cards ?? 0 }
    this.take = { cash: offer?.give.cash ?? 0, squares: [...(offer?.give.squares ?? [])], cards: offer?.give.cards ?? 0 }
    this.open = 'trade'
  }

  settle(): void {
    this.mode = null
    this.give = { cash: 0, squares: [], cards: 0 }
    this.open = 'settle'
  }

  toggle(side: 'give' | 'take', square: number): void {
    const pile = this[side]
    pile.squares = pile.squares.includes(square) ? pile.squares.filter((each) => each !== square) : [...pile.squares, square].sort((a, b) => a - b)
  }
}

export function pileData(pile: { cash: number; squares: number[]; cards: number }): Record<string, unknown> {
  return {
    ...(pile.cash ? { cash: Math.max(0, Math.round(pile.cash)) } : {}),
    ...(pile.squares.length ? { squares: [...pile.squares] } : {}),
    ...(pile.cards ? { cards: pile.cards } : {}),
  }
}
