import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { closeOverlay } from './overlays.ts'

/** A link inside a panel leads to a page that the panel would hide. */
export function useCloseOnLeaving() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const opened = useRef(path)
  useEffect(() => {
    if (opened.current !== path) closeOverlay()
    opened.current = path
  }, [path])
}
