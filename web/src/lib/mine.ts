/** A table of mine in a few words: whose turn it is, or how it ended. */
import type { MyTable } from './protocol'
import { listed, t } from './texts.svelte'

export function whatNow({ table, my_turn, actor }: MyTable): string {
  const names = (seats: number[]) => seats.map((seat) => table.seats[seat]?.name ?? '')
  if (table.outcome) return t('winners', { count: table.outcome.winners.length, players: listed(names(table.outcome.winners)) })
  if (table.stage !== 'playing') return t(`stage-${table.stage}`)
  if (my_turn) return t('my-turn-now')
  return actor === null ? t('stage-playing') : t('turn-of', { player: listed(names([actor])) })
}
