import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** What the last address with the field said. Set in the browser alone: the server has many visits at a time. */
let isKept = false

/**
 * Whether the page stands inside a foreign app, which has a frame of its own: `appView` of its address is not 1 (spec 2.4).
 * Links of the shop have no such field: the next pages of the visit keep what the last one that had it said.
 */
export function useForeignApp(): boolean {
  const { appView } = useLocation().search as { appView?: unknown }
  const said = appView === undefined ? undefined : String(appView) !== '1'
  useEffect(() => {
    if (said !== undefined) isKept = said
  }, [said])
  return said ?? isKept
}
