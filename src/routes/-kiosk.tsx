import { useHydrated } from '#platform/hydrated.ts'
import { readTablet, requestedStore } from '#platform/kiosk/kiosk-tablet.ts'
import { onUse } from '#blocks/page/on-use.tsx'

const Kiosk = onUse(async () => (await import('#features/kiosk/kiosk-root.tsx')).Kiosk)

/** Kiosk parts, loaded only on a tablet in a store or one that is being set up. */
export function KioskGate() {
  const hydrated = useHydrated()
  if (!hydrated || (!readTablet() && requestedStore() === undefined)) return null
  return <Kiosk />
}
