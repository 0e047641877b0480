import { wasShown } from '../popups/queue.ts'
import { readLanguage } from '../region/language.ts'

/** Destinations that never show the retention popup. */
const ON_THE_WAY: ReadonlySet<string> = new Set(['/cart', '/checkout', '/checkout-guest'])

/**
 * Whether leaving the cart for `to` shows the retention popup instead (spec 4.3). `lastShown` and `now` in
 * milliseconds. The caller stores the time it was shown.
 */
export function showsRetentionPrompt(to: string, lastShown: number | undefined, now: number): boolean {
  const [path = ''] = to.split(/[?#]/, 1)
  const page = readLanguage(path).page.replace(/(?<=.)\/$/, '')
  return !ON_THE_WAY.has(page) && !wasShown('retention', lastShown, now)
}
