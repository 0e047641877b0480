import { lazy, Suspense } from 'react'
import { useOpenOverlay } from '#blocks/overlays.ts'
import { useOnceTrue } from '#blocks/use-once-true.ts'

const MenuSheet = lazy(async () => ({ default: (await import('./menu-sheet.tsx')).MenuSheet }))
const RegionDialog = lazy(async () => ({ default: (await import('./region-dialog.tsx')).RegionDialog }))

/** What the header opens; fetched when it is first opened, and kept so that it can close with grace. */
export function Panels() {
  const open = useOpenOverlay()
  const menu = useOnceTrue(open === 'menu')
  const region = useOnceTrue(open === 'region')
  return (
    <Suspense>
      {menu && <MenuSheet open={open === 'menu'} />}
      {region && <RegionDialog open={open === 'region'} />}
    </Suspense>
  )
}
