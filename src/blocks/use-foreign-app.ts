import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { FOREIGN_APP } from '#contract/storage-keys.ts'
import { useHydrated } from '#platform/hydrated.ts'
import { dropSession, readSession, writeSession } from '#platform/storage/session-storage.ts'

/** Value of the last address with the field, here and in the tab's storage, which may be blocked. Read and set in the browser only. */
let isKept: boolean | undefined

/**
 * Whether the page is embedded in a foreign app with its own frame: `appView` of its address is not 1 (spec 2.4).
 * Links of the shop have no such field, so later pages of the visit, reloaded ones too, keep the last value.
 */
export function useForeignApp(): boolean {
  const { appView } = useLocation().search as { appView?: unknown }
  const said = appView === undefined ? undefined : String(appView) !== '1'
  const hydrated = useHydrated()
  useEffect(() => {
    if (said === undefined) return
    isKept = said
    if (said) writeSession(FOREIGN_APP, '1')
    else dropSession(FOREIGN_APP)
  }, [said])
  return said ?? (hydrated && kept())
}

function kept(): boolean {
  isKept ??= readSession(FOREIGN_APP) === '1'
  return isKept
}
