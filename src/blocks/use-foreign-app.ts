import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Value of the last address with the field. Set in the browser only: the server handles many visits at a time. */
let isKept = false

/**
 * Whether the page is embedded in a foreign app with its own frame: `appView` of its address is not 1 (spec 2.4).
 * Links of the shop have no such field, so later pages of the visit keep the last value.
 */
export function useForeignApp(): boolean {
  const { appView } = useLocation().search as { appView?: unknown }
  const said = appView === undefined ? undefined : String(appView) !== '1'
  useEffect(() => {
    if (said !== undefined) isKept = said
  }, [said])
  return said ?? isKept
}
