/** What the page says, in the reader's language, which can be switched at any time. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { moment, renew } from './renew'

export const LANGUAGES = ['pt', 'es', 'it', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
export const OWN_NAMES: Record<Language, string> = { pt: 'Português', es: 'Español', it: 'Italiano', en: 'English' }

const sources = import.meta.glob<string>('../texts/*.ftl', { query: '?url', import: 'default', eager: true })
const bundles = new Map<Language, FluentBundle>()
const current = $state({ language: 'en' as Language, loaded: false })

export function language(): Language {
  return current.language
}

/** A sentence; what is not there is shown by its name, so that it is seen to be missing. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const bundle = bundles.get(current.language)
  const message = bundle?.getMessage(id)
  if (!bundle || !message?.value) return current.loaded ? id : ''
  return bundle.formatPattern(message.value, args)
}

/** Names as a sentence of the language lists them: “Ana, Luis e Inés”. */
export function listed(names: string[]): string {
  return partsOf(names).map((part) => part.value).join('')
}

/** The same in pieces, for names that may be written from right to left: an element is a name. */
export function partsOf(names: string[]): { type: 'element' | 'literal'; value: string }[] {
  return new Intl.ListFormat(current.language === 'en' ? 'en-GB' : current.language, { type: 'conjunction' }).formatToParts(names)
}

/** What a sentence says before and after a name, which may be written from right to left and stands in a <bdi>. */
export function around(name: string, id: string, args?: Record<string, FluentVariable>): string[] {
  return t(id, { ...args, [name]: '\n' }).split('\n')
}

export function has(id: string): boolean {
  return !!bundles.get(current.language)?.hasMessage(id)
}

/** The language that was chosen before, or the browser's, or English. */
export function preferred(): Language {
  const wanted = [localStorage.getItem('rentier.language') ?? '', ...navigator.languages]
  for (const each of wanted) {
    const found = LANGUAGES.find((language) => each.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}

let chosen: Language | null = null

/** A language's texts, when the server has them; a script that did not come would be asked for only once. */
async function load(wanted: Language): Promise<string> {
  for (;;) {
    const answer = await fetch(sources[`../texts/${wanted}.ftl`]!).catch(() => null)
    if (answer?.ok) return answer.text()
    if (answer?.status === 404) await renew()
    await moment()
  }
}

export async function setLanguage(wanted: Language): Promise<void> {
  chosen = wanted
  if (!bundles.has(wanted)) {
    const bundle = new FluentBundle(wanted, { useIsolating: false })
    bundle.addResource(new FluentResource(await load(wanted)))
    bundles.set(wanted, bundle)
    if (chosen !== wanted) return // another was chosen meanwhile
  }
  current.language = wanted
  current.loaded = true
  document.documentElement.lang = wanted
}

export function chooseLanguage(wanted: Language): Promise<void> {
  localStorage.setItem('rentier.language', wanted)
  return setLanguage(wanted)
}
