import { useRef } from 'react'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useCaller } from '#blocks/use-caller.ts'
import { takeWaitingUpdate } from '#platform/updates/service-worker.ts'

/**
 * A kiosk has the whole catalogue installed and checks for changes at this interval in ms: twice the lifetime of a
 * cached page (spec 9.4).
 */
const CHECK_EVERY_MS = 240_000
const PICTURES = 360

/** Periodic work while no visitor uses the tablet, because it would disturb a visit: an update, then the catalogue. */
export function useRestWork(): () => void {
  const caller = useCaller()
  const { language } = useStorefront()
  const nextCheck = useRef(0)
  return () => {
    void takeWaitingUpdate()
    if (performance.now() < nextCheck.current) return
    nextCheck.current = performance.now() + CHECK_EVERY_MS
    void import('#offline-catalog/catalog-download.ts').then(({ startDownload }) =>
      startDownload(caller, language, PICTURES),
    )
  }
}
