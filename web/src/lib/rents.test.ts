import { expect, test } from 'vitest'
import type { EditionInfo } from './protocol'
import { groupRents, rentsOf } from './rents'

const edition = (bare: number, built: number) =>
  ({
    chapters: [{ rules: [{ key: 'rent.group_unbuilt', value: bare, clauses: ['X-1'] }] }, { rules: [{ key: 'rent.group_built', value: built, clauses: ['X-2'] }] }],
  }) as unknown as EditionInfo

test('a deed says what a whole group earns only where the rules let it earn more', () => {
  expect(groupRents(edition(1, 1))).toEqual([])
  expect(groupRents(edition(2, 1))).toEqual([{ lots: 'bare', factor: 2, clause: 'X-1' }])
  expect(groupRents(edition(2, 2))).toEqual([{ lots: 'any', factor: 2, clause: 'X-2' }])
  expect(groupRents(edition(2, 3)).map((each) => each.factor)).toEqual([2, 3])
})

test('a lot has as many rents as it can have buildings', () => {
  const lot = { kind: 'lot', rents: [2, 10, 30, 90, 160, 250] }
  expect(rentsOf({ houses: 4, hotels: true }, lot)).toEqual([2, 10, 30, 90, 160, 250])
  expect(rentsOf({ houses: 4, hotels: false }, lot)).toEqual([2, 10, 30, 90, 160])
  expect(rentsOf({ houses: 3, hotels: true }, lot)).toEqual([2, 10, 30, 90, 250])
  expect(rentsOf({ houses: 3, hotels: false }, { kind: 'station', rents: [25, 50] })).toEqual([25, 50])
})
