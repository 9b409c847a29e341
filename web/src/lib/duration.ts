/** How long a clock runs, in words. */
import { t } from './texts.svelte'

export function duration(seconds: number): string {
  if (seconds >= 86400) return t('one-day') // no clock runs longer
  return seconds >= 120 && seconds % 60 === 0 ? t('minutes-long', { minutes: seconds / 60 }) : t('seconds', { seconds })
}
