/** What the page asks for later: while the server is away or has another version of it, and lists that change. */

const KEY = 'rentier.renewed'
export const AGAIN = 3000 // milliseconds until what was not answered is asked again
const OFTEN = 15_000 // between looks at a list
const SELDOM = 10_000 // so that a part which never comes does not load the page again and again

export const moment = () => new Promise((done) => setTimeout(done, AGAIN))

/** Has a list asked for now and then while the page is looked at, and when it is looked at again; ends by what is returned. */
export function nowAndThen(ask: () => void): () => void {
  const look = () => void (document.hidden || ask())
  const timer = setInterval(look, OFTEN)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/** A part of the page did not come: once the server answers, the page loads again; not if one is elsewhere by then. */
export async function renew(): Promise<void> {
  const where = location.href
  const lately = () => Date.now() - Number(sessionStorage.getItem(KEY)) < SELDOM
  const away = () => fetch('/', { method: 'HEAD', cache: 'no-store' }).then((answer) => !answer.ok, () => true)
  while (lately() || (await away())) await moment()
  if (location.href !== where) return
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()
}
