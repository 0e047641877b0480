import { lazy, Suspense } from 'react'
import { useStorefront } from '#blocks/storefront-context.tsx'
import { useCaller } from '#blocks/use-caller.ts'
import type { Caller } from '#api/call.ts'
import type { Language } from '#domain/region/language.ts'
import { useHydrated } from '#platform/hydrated.ts'
import { readTablet, requestedStore } from '#platform/kiosk-tablet.ts'
import { takeWaitingUpdate } from '#platform/service-worker.ts'

const Kiosk = lazy(async () => ({ default: (await import('#features/kiosk/kiosk-root.tsx')).Kiosk }))

/** Kiosk parts, loaded only on a tablet in a store or one that is being set up. */
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

/**
 * A kiosk has the whole catalogue installed and checks for changes at this interval in ms: twice the lifetime of a
 * cached page (spec 9.4).
 */
const TAKE_EVERY_MS = 240_000
const PICTURES = 360
let nextTaking = 0

/** Periodic work while no visitor uses the tablet: it would disturb a visit. */
function atRest(caller: Caller, language: Language): void {
  void takeWaitingUpdate()
  if (performance.now() < nextTaking) return
  nextTaking = performance.now() + TAKE_EVERY_MS
  void import('#offline-catalog/catalog-download.ts').then(({ startDownload }) =>
    startDownload(caller, language, PICTURES),
  )
}
