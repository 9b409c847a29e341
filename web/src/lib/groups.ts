/** What an exchange of titles does to groups. */
import type { EditionInfo, View } from './protocol'

export interface Effect {
  what: 'completes' | 'breaks'
  seat: number
  group: string
}

/** The groups that would be complete, or no longer, once `ours` has gone from one seat to the other and `theirs` back. */
export function effects(edition: EditionInfo, view: View, me: number, other: number, ours: readonly number[], theirs: readonly number[]): Effect[] {
  const before = (square: number) => view.titles[square]?.owner
  const after = (square: number) => (ours.includes(square) ? other : theirs.includes(square) ? me : before(square))
  return edition.groups
    .filter((group) => group.squares.length > 1)
    .flatMap((group) =>
      [me, other].flatMap((seat): Effect[] => {
        const had = group.squares.every((square) => before(square) === seat)
        const has = group.squares.every((square) => after(square) === seat)
        return had === has ? [] : [{ what: has ? 'completes' : 'breaks', seat, group: group.name }]
      }),
    )
}
