import type { CartChange } from '#domain/cart/changes.ts'
import { deviceState, useDeviceState } from '../device-state.ts'
import { withSync } from '../open-sync.ts'

/** What the shop has changed in the cart since the user last saw it; empty once the user has read it. */
export function useCartChanges(): readonly CartChange[] {
  return useDeviceState().changes as readonly CartChange[]
}

/** As `useCartChanges`, read once: for a decision after waiting for the server. */
export function currentCartChanges(): readonly CartChange[] {
  return deviceState.changes
}

export async function dismissCartChanges(): Promise<void> {
  await withSync((device) => device.dismissReport())
}
