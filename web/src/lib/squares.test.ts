import { expect, it } from 'vitest'
import { happening } from './squares'

const malta = { jail_played: false, jackpot: true }
const peru = { jail_played: true, jackpot: false }

it('shows the squares of a jail that is not played as empty', () => {
  expect([happening(malta, 'jail'), happening(malta, 'go-to-jail')]).toEqual(['rest', 'rest'])
  expect([happening(peru, 'jail'), happening(peru, 'go-to-jail')]).toEqual(['jail', 'go-to-jail'])
})

it('tells of the jackpot on free parking only where fines go into it', () => {
  expect(happening(malta, 'parking')).toBe('jackpot')
  expect(happening(peru, 'parking')).toBe('parking')
})
