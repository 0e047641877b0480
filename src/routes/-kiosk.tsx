import { lazy, Suspense } from 'react'
import { useHydrated } from '#platform/hydrated.ts'
import { readTablet, storeAsked } from '#platform/kiosk-mode.ts'
import { takeWaitingUpdate } from '#platform/worker.ts'

const Kiosk = lazy(async () => ({ default: (await import('#features/kiosk/kiosk.tsx')).Kiosk }))

/** A tablet in a store, or one that is being made one; fetched there and nowhere else. */
export function KioskGate() {
  const hydrated = useHydrated()
  if (!hydrated || (!readTablet() && storeAsked() === undefined)) return null
  return (
    <Suspense>
      <Kiosk atRest={atRest} />
    </Suspense>
  )
}

/** Now and then while nobody stands at the tablet: what would disturb somebody. */
function atRest(): void {
  void takeWaitingUpdate()
}
