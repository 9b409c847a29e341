import { expect, test } from 'vitest'
import type { EditionInfo } from './protocol'
import { groupRents } from './rents'

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
