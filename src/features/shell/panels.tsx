import { useOpenOverlay } from '#blocks/overlays.ts'
import { useCloseOnLeaving } from '#blocks/use-close-on-leaving.ts'
import { useOnceTrue } from '#blocks/page/use-once-true.ts'
import { onUse } from '#blocks/page/on-use.tsx'

const MenuSheet = onUse(async () => (await import('./menu/menu-sheet.tsx')).MenuSheet)
const RegionDialog = onUse(async () => (await import('./region/region-dialog.tsx')).RegionDialog)
const InstallDialog = onUse(async () => (await import('./notices/install-dialog.tsx')).InstallDialog)

/** Overlays of the header; loaded on first use, and kept mounted for their closing transition. */
export function Panels() {
  const open = useOpenOverlay()
  useCloseOnLeaving()
  const menu = useOnceTrue(open === 'menu')
  const region = useOnceTrue(open === 'region')
  const install = useOnceTrue(open === 'install')
  return (
    <>
      {menu && <MenuSheet open={open === 'menu'} />}
      {region && <RegionDialog open={open === 'region'} />}
      {install && <InstallDialog open={open === 'install'} />}
    </>
  )
}
