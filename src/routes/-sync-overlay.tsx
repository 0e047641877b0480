import { useOpenOverlay } from '#blocks/overlays.ts'
import { useOnceTrue } from '#blocks/page/use-once-true.ts'
import { onUse } from '#blocks/page/on-use.tsx'

const SyncPanel = onUse(async () => (await import('#features/this-device/sync-panel.tsx')).SyncPanel)

/** The sync view over any page; loaded on first use. */
export function SyncOverlay() {
  const open = useOpenOverlay()
  const once = useOnceTrue(open === 'sync')
  return <>{once && <SyncPanel />}</>
}
