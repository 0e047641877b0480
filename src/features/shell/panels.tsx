import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { closeOverlay, useOpenOverlay } from '#blocks/overlays.ts'
import { useOnceTrue } from '#blocks/use-once-true.ts'

const MenuSheet = lazy(async () => ({ default: (await import('./components/menu-sheet.tsx')).MenuSheet }))
const RegionDialog = lazy(async () => ({
  default: (await import('./components/region-dialog.tsx')).RegionDialog,
}))

/** Overlays of the header; loaded on first use, and kept mounted for their closing transition. */
export function Panels() {
  const open = useOpenOverlay()
  useCloseOnLeaving()
  const menu = useOnceTrue(open === 'menu')
  const region = useOnceTrue(open === 'region')
  return (
    <Suspense>
      {menu && <MenuSheet open={open === 'menu'} />}
      {region && <RegionDialog open={open === 'region'} />}
    </Suspense>
  )
}

/** A link inside a panel leads to a page that the panel would cover. */
function useCloseOnLeaving() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const opened = useRef(path)
  useEffect(() => {
    if (opened.current !== path) closeOverlay()
    opened.current = path
  }, [path])
}
