import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const here = import.meta.dirname
const source = (language: string) => readFileSync(join(here, `${language}.ftl`), 'utf-8')
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] as string)
const variables = (text: string) =>
  Object.fromEntries(
    text
      .split(/\n(?=[a-z])/)
      .map((entry) => [entry.match(/^([a-z][\w-]*) =/)?.[1], [...new Set([...entry.matchAll(/\$(\w+)/g)].map((found) => found[1]))].sort().join()])
      .filter(([id]) => id),
  )

it.each(['pt', 'es', 'it'])('%s says all that English says, with the same variables', (language) => {
  expect(variables(source(language))).toEqual(variables(source('en')))
  expect(new FluentBundle(language).addResource(new FluentResource(source(language)))).toEqual([])
})

it('every text that the page asks for is there, and none is there for nothing', () => {
  const code = readdirSync(join(here, '..'), { recursive: true, encoding: 'utf-8' })
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(join(here, '..', file), 'utf-8'))
    .join('\n')
  const known = ids(source('en'))
  const asked = [...code.matchAll(/\bt\('([\w-]+)'/g)].map((found) => found[1] as string)
  expect(asked.filter((id) => !known.includes(id))).toEqual([])
  const made = [...code.matchAll(/\bt\((?:[^()]*\? '[\w-]+' : )?`([\w-]+-)\$\{/g)].map((found) => found[1] as string)
  expect(known.filter((id) => !code.includes(`'${id}'`) && !made.some((start) => id.startsWith(start)))).toEqual([])
})

function says(language: string, id: string, args: Record<string, string | number>): string {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(source(language)))
  return bundle.formatPattern(bundle.getMessage(id)!.value!, args)
}

it('contracts prepositions with the articles of the Bank and the jackpot', () => {
  const owed = (language: string, to: string) => says(language, 'debt-heading', { amount: '$5', to, creditor: 'Ana' })
  expect(['bank', 'jackpot', 'player'].map((to) => owed('es', to))).toEqual(['Debes $5 a la Banca', 'Debes $5 al bote', 'Debes $5 a Ana'])
  expect(says('es', 'debt-heading', { amount: '$5', to: 'own-bank', creditor: 'el Banco' })).toBe('Debes $5 al Banco')
  expect(says('es', 'auction-for', { to: 'own-bank', creditor: 'el Banco' })).toBe('El dinero es para el Banco.')
  expect(['bank', 'jackpot', 'player'].map((to) => owed('pt', to))).toEqual(['Você deve $5 ao Banco', 'Você deve $5 ao bolo', 'Você deve $5 a Ana'])
  expect(['bank', 'jackpot', 'player'].map((to) => owed('it', to))).toEqual(['Devi $5 alla Banca', 'Devi $5 al montepremi', 'Devi $5 a Ana'])
})

it.each([
  ['pt', /(?<!\p{L})(de|em|a|por) (o|a|os|as) (?=\p{L})/u],
  ['es', /(?<!\p{L})(a|de) el /u],
  ['it', /(?<!\p{L})(di|a|da|in|su) ((il|lo|la|i|gli|le) |l’)/u],
])('%s has no preposition and article that are written as one word', (language, wrong) => {
  expect(source(language).split('\n').filter((line) => wrong.test(line.replace(/^[\w-]+ = /, '')))).toEqual([])
})

it('says whether the roll after a double may be waived', () => {
  expect(says('es', 'hint-double', { again: 'must' })).toBe('Dobles: tiras otra vez.')
  expect(says('es', 'hint-double', { again: 'may' })).toBe('Dobles: puedes tirar otra vez o terminar el turno.')
})

it('says until when a rent may be claimed, as the rulebook has it', () => {
  for (const language of ['pt', 'es', 'it', 'en']) {
    const [next, second] = ['next-roll', 'second-roll'].map((until) => says(language, 'hint-claim', { until }))
    expect(next).not.toBe(second)
  }
  expect(says('en', 'hint-claim', { until: 'second-roll' })).toBe('Claim before the second player after the visitor rolls, or the rent is lost.')
  expect(says('en', 'hint-claim', { until: 'next-roll' })).toBe('Claim before the next player rolls, or the rent is lost.')
})

it('speaks of a title of either gender in Italian', () => {
  expect(says('it', 'claim-heading', { player: 'Ana', square: 'Palestra' })).toBe('Ana è su Palestra, che ti appartiene.')
})
