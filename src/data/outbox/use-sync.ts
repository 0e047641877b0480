import { useOnline } from '#platform/online.ts'
import { useDeviceState } from '../device-state.ts'
import { withDevice } from '../on-device.ts'

export interface SyncView {
  readonly waiting: number
  readonly waitingSince: number | undefined
  readonly online: boolean
  readonly lastContact: number | undefined
}

export function useSync(): SyncView {
  const { waiting, waitingSince, lastContact } = useDeviceState()
  return { waiting, waitingSince, lastContact, online: useOnline() }
}

/** Tries now, whatever the back-off says; resolves when the queue is empty or cannot go on. True when it is empty. */
export async function syncNow(): Promise<boolean> {
  return withDevice((device) => device.syncNow())
}
