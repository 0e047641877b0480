import { useSyncExternalStore } from 'react'
import { readSession } from '#platform/storage/session-storage.ts'
import { LEAVES_AT } from '#sync/sign-out-marks.ts'

const never = () => () => {}

/** When the account goes that was deleted in this tab; undefined for none, and while the page is hydrated. */
export function useLeavesAt(): number | undefined {
  const at = useSyncExternalStore(
    never,
    () => Number(readSession(LEAVES_AT)),
    () => Number.NaN,
  )
  return Number.isSafeInteger(at) ? at : undefined
}
