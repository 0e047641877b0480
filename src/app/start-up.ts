import type { Caller } from '#data/call.ts'
import { watchPackVersion } from '#data/language-pack.ts'
import type { Place } from '#platform/place.ts'
import type { AppRouter } from './router.tsx'

/** What happens after the first paint, once per document. */
export function startUp(_router: AppRouter, caller: Caller, place: Place): void {
  watchPackVersion(caller, place.language, () => performance.now())
}
