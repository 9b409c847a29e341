/** What an edition's dials say of a lot's rent beyond its table: a whole group may earn more. */
import type { EditionInfo, Rule, SquareInfo } from './protocol'

export function ruleOf(edition: EditionInfo, key: string): Rule | undefined {
  return edition.chapters.flatMap((chapter) => chapter.rules).find((each) => each.key === key)
}

/** A title's rents; a lot's as far as the edition builds: its houses, and then its hotel, whose rent is the last. */
export function rentsOf(edition: Pick<EditionInfo, 'houses' | 'hotels'>, square: Pick<SquareInfo, 'kind' | 'rents'>): number[] {
  if (square.kind !== 'lot') return square.rents
  return [...square.rents.slice(0, edition.houses + 1), ...(edition.hotels ? square.rents.slice(-1) : [])]
}

export interface GroupRent {
  /** Which lots earn more: those without buildings, those with, or both alike. */
  lots: 'bare' | 'built' | 'any'
  factor: number
  clause: string | undefined
}

export function groupRents(edition: EditionInfo): GroupRent[] {
  const found = (['bare', 'built'] as const).map((lots) => {
    const rule = ruleOf(edition, lots === 'bare' ? 'rent.group_unbuilt' : 'rent.group_built')
    return { lots, factor: Number(rule?.value ?? 1), clause: rule?.clauses.at(-1) }
  })
  const [bare, built] = found
  if (bare!.factor === built!.factor) return built!.factor === 1 ? [] : [{ ...built!, lots: 'any' }]
  return found.filter((each) => each.factor !== 1)
}
