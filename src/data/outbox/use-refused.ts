import { withDevice } from '../on-device.ts'
import { useDeviceState } from '../device-state.ts'
import type { RefusedOperation } from './about.ts'

/** What the shop has refused and the shopper has not dealt with yet. */
export function useRefused(): readonly RefusedOperation[] {
  return useDeviceState().refused as readonly RefusedOperation[]
}

export async function dismissRefused(id: string): Promise<void> {
  await withDevice((device) => device.dismiss(id))
}

/** Puts the refused wish back at the end of the queue, as a new operation. */
export async function retryRefused(id: string): Promise<void> {
  await withDevice((device) => device.retry(id))
}
