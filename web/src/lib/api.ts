/** What is asked of the server over HTTP. */
import type { Checked, EditionCard, EditionInfo, Join, MyTable, NewTable, Refusal, Replay, Seated, TableInfo, TakeSeat, Value, Version } from './protocol'
import { newToken } from './keys'
import { AGAIN } from './renew'
import { language, t } from './texts.svelte'

/** An answer that says why something was not done. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal, readonly status: number) {
    super(refusal.text)
  }
}

/** What to tell of anything that went wrong. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof Refused ? error.refusal : { code: '', text: String(error) }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const join = path.includes('?') ? '&' : '?'
  const raw = body instanceof Blob
  let answer: Response
  try {
    answer = await fetch(`/api/${path}${join}language=${language()}`, {
      method: body === undefined ? 'GET' : 'POST',
      ...(body === undefined ? {} : { body: raw ? body : JSON.stringify(body) }),
      headers: body === undefined ? {} : { 'Content-Type': raw ? 'application/octet-stream' : 'application/json' },
    })
  } catch {
    throw new Refused({ code: 'server-away', text: t('no-answer') }, 0)
  }
  const data: unknown = await answer.json().catch(() => null)
  if (!answer.ok) {
    const refusal = data && typeof data === 'object' && 'text' in data ? (data as Refusal) : { code: 'server-away', text: t('no-answer') }
    throw new Refused(refusal, answer.status)
  }
  return data as T
}

/** For questions that are asked again before they are answered: of those, only the last answer comes. */
export function onlyLast(): <T>(answer: Promise<T>) => Promise<T> {
  let asked = 0
  return (answer) => {
    const mine = ++asked
    return new Promise((done, fail) => {
      answer.then(
        (found) => mine === asked && done(found),
        (error: Error) => mine === asked && fail(error),
      )
    })
  }
}

/** Asks, and again while the server is away or has too much to do; ends when the answer is there, or is not wanted any more. */
export function keepAsking<T>(question: () => Promise<T>, found: (answer: T) => void, failed: (why: Refusal) => void): () => void {
  let wanted = true
  let timer: ReturnType<typeof setTimeout> | undefined
  const once = () =>
    question().then(
      (answer) => wanted && found(answer),
      (error: unknown) => {
        if (!wanted) return
        const refusal = refusalOf(error)
        const status = error instanceof Refused ? error.status : 400
        if (!status || status === 429 || status >= 500) timer = setTimeout(() => void once(), AGAIN)
        failed(refusal.code === 'server-away' ? { ...refusal, text: t('server-away') } : refusal)
      },
    )
  void once()
  return () => {
    wanted = false
    clearTimeout(timer)
  }
}

/** Asks for a seat with a token of our own: where the answer is lost, asking again leads to the same seat. */
async function sitDown(path: string, body: Join | TakeSeat, which: string): Promise<Seated> {
  const kept = `rentier.asked.${which}`
  const token = sessionStorage.getItem(kept) ?? newToken()
  sessionStorage.setItem(kept, token)
  const seated = await ask<Seated>(path, { ...body, token })
  sessionStorage.removeItem(kept)
  return seated
}

export const version = () => ask<Version>('version')
export const editions = () => ask<EditionCard[]>('editions')
export const edition = (name: string) => ask<EditionInfo>(`editions/${encodeURIComponent(name)}`)
export const editionAsPlayed = (name: string, mode: string | null, house_rules: Record<string, Value>) =>
  ask<EditionInfo>(`editions/${encodeURIComponent(name)}/as-played`, { mode, house_rules })
export const checkEdition = (file: Blob) => ask<Checked>('editions', file)
export const publicTables = () => ask<TableInfo[]>('tables')
export const createTable = (table: NewTable) => ask<Seated>('tables', table)
export const table = (id: string) => ask<TableInfo>(`tables/${encodeURIComponent(id)}`)
export const joinTable = (id: string, join: Join) => sitDown(`tables/${encodeURIComponent(id)}/join`, join, id)
export const takeSeat = (code: string, name: string) => sitDown('seats', { code, ...(name.trim() ? { name: name.trim() } : {}) }, code)
export const mine = (tokens: string[]) => ask<MyTable[]>('mine', { tokens })
export const editionOf = (id: string) => ask<EditionInfo>(`tables/${encodeURIComponent(id)}/edition`)
export const replayOf = (id: string) => ask<Replay>(`tables/${encodeURIComponent(id)}/replay`)
export const replayFile = (file: Blob) => ask<Replay>('replay', file)
