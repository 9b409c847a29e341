/** Which page is shown: the address says it. */

const place = $state({ path: location.pathname, query: location.search })

addEventListener('popstate', () => {
  place.path = location.pathname
  place.query = location.search
})

export function path(): string[] {
  return place.path.split('/').filter(Boolean).map(decodeURIComponent)
}

export function query(name: string): string | null {
  return new URLSearchParams(place.query).get(name)
}

export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to)
  const url = new URL(to, location.href)
  place.path = url.pathname
  place.query = url.search
  scrollTo(0, 0)
}

/** For links: stay on the page unless a new window is wanted. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
  event.preventDefault()
  go(link.getAttribute('href') ?? '/')
}
