import type { BagChange } from '#domain/cart/changes.ts'
import { useDeviceState } from '../device-state.ts'
import { withDevice } from '../on-device.ts'

/** What the shop has changed in the bag while the shopper could not see it; empty when it was read. */
export function useBagReport(): readonly BagChange[] {
  return useDeviceState().changes as readonly BagChange[]
}

export async function dismissBagReport(): Promise<void> {
  await withDevice((device) => device.dismissReport())
}
