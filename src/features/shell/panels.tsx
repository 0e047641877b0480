import { lazy, Suspense } from 'react'
import { useOpenOverlay } from '#blocks/overlays.ts'
import { useCloseOnLeaving } from '#blocks/use-close-on-leaving.ts'
import { useOnceTrue } from '#blocks/use-once-true.ts'

const MenuSheet = lazy(async () => ({ default: (await import('./components/menu-sheet.tsx')).MenuSheet }))
const RegionDialog = lazy(async () => ({
  default: (await import('./components/region-dialog.tsx')).RegionDialog,
}))
const InstallDialog = lazy(async () => ({
  default: (await import('./components/install-dialog.tsx')).InstallDialog,
}))

/** Overlays of the header; loaded on first use, and kept mounted for their closing transition. */
export function Panels() {
  const open = useOpenOverlay()
  useCloseOnLeaving()
  const menu = useOnceTrue(open === 'menu')
  const region = useOnceTrue(open === 'region')
  const install = useOnceTrue(open === 'install')
  return (
    <Suspense>
      {menu && <MenuSheet open={open === 'menu'} />}
      {region && <RegionDialog open={open === 'region'} />}
      {install && <InstallDialog open={open === 'install'} />}
    </Suspense>
  )
}
