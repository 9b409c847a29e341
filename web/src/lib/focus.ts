/** Focus is never lost: when what had it is gone, it goes to what is nearest. One watcher for all pages. */

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])'

let last: Element | null = null
let trail: Element[] = [] // what `last` lay in, from the inside out
let before: Element[] = [] // the controls before `last` in its dialog, the nearest first
let waiting = false

export function isUsable(element: Element): boolean {
  return !(element as HTMLButtonElement).disabled && element.isConnected && element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]')
}

export function focusOn(element: Element | null | undefined): boolean {
  if (!element || !isUsable(element)) return false
  ;(element as HTMLElement).focus({ preventScroll: true })
  return document.activeElement === element
}

/** A heading that is no control can be read from, too. */
function focusOnHeading(heading: HTMLElement | null): void {
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

function isLost(): boolean {
  return (!document.activeElement || document.activeElement === document.body) && last !== null
}

function restore(): void {
  waiting = false
  if (!isLost()) return
  // What is off while a move is on its way will be on again, or go.
  if (last!.isConnected && (last as HTMLButtonElement).disabled) return
  if (focusOn(last)) return
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  if (dialog) {
    if (![...before, ...dialog.querySelectorAll(CONTROLS)].some(focusOn)) focusOnHeading(dialog.querySelector('h2'))
    return
  }
  for (const area of trail) {
    if (!area.isConnected) continue
    if (area === document.body || area.id === 'app') break
    const main = area.querySelector<HTMLButtonElement>('[data-main]')
    if (main?.disabled) return
    if (focusOn(main) || [...area.querySelectorAll(CONTROLS)].some(focusOn)) return
  }
  const main = document.querySelector<HTMLButtonElement>('[data-main]')
  if (main?.disabled || focusOn(main)) return
  focusOnHeading(document.querySelector('main h1, h1, main'))
}

function later(): void {
  if (waiting || !isLost()) {
    // A control that has just been disabled loses its focus in the next frame only.
    if (waiting || !(last as HTMLButtonElement | null)?.disabled) return
  }
  waiting = true
  setTimeout(restore, 30)
}

export function watchFocus(): void {
  addEventListener('focusin', (event) => {
    last = event.target as Element
    trail = []
    for (let each = last.parentElement; each; each = each.parentElement) trail.push(each)
    const controls = [...(last.closest('dialog')?.querySelectorAll(CONTROLS) ?? [])]
    before = controls.slice(0, controls.indexOf(last)).reverse()
  })
  addEventListener('pointerdown', (event) => {
    // Who clicks on nothing wants nothing to have the focus; a click beside a dialog closes it.
    const target = event.target as Element
    if (!target.matches('dialog') && !target.closest(`${CONTROLS}, label, [tabindex]`)) last = null
  })
  new MutationObserver(later).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'hidden', 'open'] })
}
