/** What this browser remembers: theme, sound, hints, a name. */

type Theme = 'auto' | 'light' | 'dark'

const kept = JSON.parse(localStorage.getItem('rentier.settings') ?? '{}') as Partial<typeof defaults>
const defaults = { theme: 'auto' as Theme, sound: true, hints: true, name: '' }
export const settings = $state({ ...defaults, ...kept })

const dark = matchMedia('(prefers-color-scheme: dark)')
const calm = matchMedia('(prefers-reduced-motion: reduce)')

export function isDark(): boolean {
  return settings.theme === 'dark' || (settings.theme === 'auto' && dark.matches)
}

export function noMotion(): boolean {
  return calm.matches
}

function paint(): void {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light'
}

/** Keeps what is chosen, and follows the system where nothing is. */
export function watchSettings(): void {
  dark.addEventListener('change', paint)
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem('rentier.settings', JSON.stringify(settings))
      paint()
    })
  })
}
