import { withSync } from '../open-sync.ts'
import { useDeviceState } from '../device-state.ts'
import type { RefusedOperation } from './operation-preview.ts'

/** What the shop has refused and the shopper has not dealt with yet. */
export function useRefused(): readonly RefusedOperation[] {
  return useDeviceState().refused as readonly RefusedOperation[]
}

export async function dismissRefused(id: string): Promise<void> {
  await withSync((device) => device.dismiss(id))
}

/** Puts the refused wish back at the end of the queue, as a new operation. */
export async function retryRefused(id: string): Promise<void> {
  await withSync((device) => device.retry(id))
}
