import { expect, it } from 'vitest'
import type { Frame, GameEvent } from './protocol'
import { Playback } from './replay'

const event = (number: number, kind: string) => ({ number, kind, text: kind, data: {} }) as unknown as GameEvent
const frames = Array.from({ length: 120 }, (_, i) => ({ seat: 0, move: null, events: [event(2 * i, i % 10 ? 'rolled' : 'turn-started'), event(2 * i + 1, 'moved')], patch: { round: i, old: i === 3 ? 1 : i === 4 ? null : undefined } })) as unknown as Frame[]

it('shows any moment, forwards and backwards', () => {
  const game = new Playback(frames)
  for (const at of [0, 119, 49, 50, 51, 3]) expect(game.view(at).round).toBe(at)
  expect(game.view(3)).toHaveProperty('old', 1)
  expect(game.view(4)).not.toHaveProperty('old')
  expect(game.eventsBy(2).length).toBe(6)
})

it('knows where turns begin and when a line of the story happened', () => {
  const game = new Playback(frames)
  expect(game.turnAfter(0)).toBe(10)
  expect(game.turnAfter(115)).toBe(119)
  expect(game.turnBefore(10)).toBe(0)
  expect(game.turnBefore(19)).toBe(10)
  expect(game.momentOf(game.events[7]!)).toBe(3)
  expect([game.inside(NaN), game.inside(-3), game.inside(500), game.inside(7)]).toEqual([0, 0, 119, 7])
})
