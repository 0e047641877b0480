import type { BagChange } from '#domain/cart/changes.ts'
import { deviceState, useDeviceState } from '../device-state.ts'
import { withDevice } from '../on-device.ts'

/** What the shop has changed in the bag since the shopper saw it last; empty when it was read. */
export function useBagReport(): readonly BagChange[] {
  return useDeviceState().changes as readonly BagChange[]
}

/** As `useBagReport`, read once: for what is decided after waiting for the shop. */
export function bagReportNow(): readonly BagChange[] {
  return deviceState.changes
}

export async function dismissBagReport(): Promise<void> {
  await withDevice((device) => device.dismissReport())
}
