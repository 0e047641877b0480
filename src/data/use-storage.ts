import type { Health } from '#platform/storage-trouble.ts'
import { deviceState, useDeviceState } from './device-state.ts'
import { withDevice } from './on-device.ts'

export interface StorageView {
  readonly storage: Health['state']
  readonly unsaved: number
  readonly lost: number
  readonly outdated: boolean
}

/** Whether this device keeps what is done here. */
export function useStorage(): StorageView & { forgetLoss(): void; tryNow(): Promise<boolean> } {
  const { storage, unsaved, lost, outdated } = useDeviceState()
  return { storage, unsaved, lost, outdated, forgetLoss, tryNow }
}

function forgetLoss(): void {
  deviceState.lost = 0
}

function tryNow(): Promise<boolean> {
  return withDevice((device) => device.syncNow())
}
