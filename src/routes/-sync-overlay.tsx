import { lazy, Suspense } from 'react'
import { useOpenOverlay } from '#blocks/overlays.ts'
import { useOnceTrue } from '#blocks/use-once-true.ts'

const SyncPanel = lazy(async () => ({
  default: (await import('#features/this-device/sync-panel.tsx')).SyncPanel,
}))

/** The sync view over any page; loaded on first use. */
export function SyncOverlay() {
  const open = useOpenOverlay()
  const once = useOnceTrue(open === 'sync')
  return <Suspense>{once && <SyncPanel />}</Suspense>
}
