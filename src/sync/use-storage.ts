import type { StorageHealth } from '#platform/storage/storage-problem.ts'
import { deviceState, useDeviceState } from './device-state.ts'
import { withSync } from './open-sync.ts'

export interface StorageView {
  readonly storage: StorageHealth['state']
  readonly unsaved: number
  readonly lost: number
  readonly outdated: boolean
}

/** Whether this device can store changes. */
export function useStorage(): StorageView & { forgetLoss(): void; tryNow(): Promise<boolean> } {
  const { storage, unsaved, lost, outdated } = useDeviceState()
  return { storage, unsaved, lost, outdated, forgetLoss, tryNow }
}

function forgetLoss(): void {
  deviceState.lost = 0
}

function tryNow(): Promise<boolean> {
  return withSync((device) => device.syncNow())
}
