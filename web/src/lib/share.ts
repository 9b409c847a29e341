/** Links for other people and devices: an address that they can reach, copied where the browser lets us. */
import * as api from './api'

const HERE_ONLY = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The address for others, and whether only this computer can open it. */
export async function linkFor(path: string): Promise<{ link: string; hereOnly: boolean }> {
  if (!HERE_ONLY.has(location.hostname)) return { link: location.origin + path, hereOnly: false }
  const { lan } = await api.version().catch(() => ({ lan: null }))
  return { link: (lan ?? location.origin) + path, hereOnly: !lan }
}

/** Whether it is on the clipboard. Pages without https have no `navigator.clipboard`: then the old way. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const area = document.createElement('textarea')
    area.value = text
    // A dialog that is open takes all focus for itself.
    const place = document.querySelector('dialog[open]') ?? document.body
    place.append(area)
    area.select()
    const done = document.execCommand('copy')
    area.remove()
    return done
  }
}
