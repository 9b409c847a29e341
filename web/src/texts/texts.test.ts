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
