import type { CartChange } from '#domain/cart/changes.ts'
import { deviceState, useDeviceState } from '../device-state.ts'
import { withSync } from '../open-sync.ts'

/** What the shop has changed in the bag since the shopper saw it last; empty when it was read. */
export function useCartChanges(): readonly CartChange[] {
  return useDeviceState().changes as readonly CartChange[]
}

/** As `useBagReport`, read once: for what is decided after waiting for the shop. */
export function currentCartChanges(): readonly CartChange[] {
  return deviceState.changes
}

export async function dismissCartChanges(): Promise<void> {
  await withSync((device) => device.dismissReport())
}
