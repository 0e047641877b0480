import { lazy, Suspense } from 'react'
import { useOpenOverlay } from '#blocks/overlays.ts'
import { useOnceTrue } from '#blocks/use-once-true.ts'

const BagPanel = lazy(async () => ({ default: (await import('./bag-panel.tsx')).BagPanel }))

/** Stands in the shop's frame; the panel itself is fetched when it is first asked for. */
export function BagOverlay() {
  const wanted = useOnceTrue(useOpenOverlay() === 'bag-panel')
  return <Suspense>{wanted && <BagPanel />}</Suspense>
}
