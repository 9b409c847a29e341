/** Why a move that is being prepared would be refused: the server is asked a moment after each change. */
import type { Refusal } from './protocol'
import type { Table } from './table.svelte'
import { language } from './texts.svelte'

const PAUSE = 200

/** For a component's own time; `move` is null while there is nothing to ask. */
export function refusalOf(table: () => Table, move: () => Record<string, unknown> | null): { readonly now: Refusal | null } {
  let refusal = $state.raw<Refusal | null>(null)
  let asked = 0
  $effect(() => {
    void table().shown
    void language()
    const text = JSON.stringify(move())
    const number = ++asked
    if (text === 'null') {
      refusal = null
      return
    }
    const timer = setTimeout(async () => {
      const answer = await table().why(JSON.parse(text) as Record<string, unknown>)
      if (number === asked) refusal = answer.refusal
    }, PAUSE)
    return () => clearTimeout(timer)
  })
  return {
    get now() {
      return refusal
    },
  }
}
