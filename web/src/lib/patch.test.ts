import { expect, it } from 'vitest'
import { patched } from './patch'

it('merges objects, replaces the rest, and takes away what is null', () => {
  const before = { cash: 1, titles: { 1: { owner: 0 }, 3: { owner: 1 } }, dice: [1, 2] }
  const after = patched(before, { titles: { 1: { buildings: 2 }, 3: null }, dice: [4] })
  expect(after).toEqual({ cash: 1, titles: { 1: { owner: 0, buildings: 2 } }, dice: [4] })
  expect(before.titles[3]).toEqual({ owner: 1 })
})

it('leaves no null in what is new', () => {
  expect(patched({}, { auction: { leader: null, bid: 0 } })).toEqual({ auction: { bid: 0 } })
})
