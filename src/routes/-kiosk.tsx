import { lazy, Suspense } from 'react'
import { useStorefront } from '#blocks/storefront-context.tsx'
import { useCaller } from '#blocks/use-caller.ts'
import type { Caller } from '#api/call.ts'
import type { Language } from '#domain/region/language.ts'
import { useHydrated } from '#platform/hydrated.ts'
import { readTablet, requestedStore } from '#platform/kiosk-tablet.ts'
import { takeWaitingUpdate } from '#platform/service-worker.ts'

const Kiosk = lazy(async () => ({ default: (await import('#features/kiosk/kiosk-root.tsx')).Kiosk }))

/** A tablet in a store, or one that is being made one; fetched there and nowhere else. */
export function KioskGate() {
  const hydrated = useHydrated()
  const caller = useCaller()
  const { language } = useStorefront()
  if (!hydrated || (!readTablet() && requestedStore() === undefined)) return null
  return (
    <Suspense>
      <Kiosk atRest={() => atRest(caller, language)} />
    </Suspense>
  )
}

/** A tablet has the whole shop on it, and looks for what has changed as often as a page may be kept twice. */
const TAKE_EVERY_MS = 240_000
const PICTURES = 360
let nextTaking = 0

/** Now and then while nobody stands at the tablet: what would disturb somebody. */
function atRest(caller: Caller, language: Language): void {
  void takeWaitingUpdate()
  if (performance.now() < nextTaking) return
  nextTaking = performance.now() + TAKE_EVERY_MS
  void import('#offline-catalog/catalog-download.ts').then(({ startDownload }) =>
    startDownload(caller, language, PICTURES),
  )
}
