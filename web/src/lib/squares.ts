/** What happens on squares that nobody owns. */
import type { EditionInfo } from './protocol'

/** The text of a square's deed, by its kind: a jail that is not played is empty, and free parking may have the jackpot. */
export function happening(edition: Pick<EditionInfo, 'jail_played' | 'jackpot'>, kind: string): string {
  if ((kind === 'jail' || kind === 'go-to-jail') && !edition.jail_played) return 'rest'
  return kind === 'parking' && edition.jackpot ? 'jackpot' : kind
}
