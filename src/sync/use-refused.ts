import { withSync } from './open-sync.ts'
import { useDeviceValue } from './device-state.ts'
import type { RefusedOperation } from './outbox/operation-preview.ts'

const NONE: readonly RefusedOperation[] = []

/** Refused operations that the user has not resolved yet. */
export function useRefused(): readonly RefusedOperation[] {
  return useDeviceValue(({ refused }) =>
    refused.length === 0 ? NONE : (refused as readonly RefusedOperation[]),
  )
}

export async function dismissRefused(id: string): Promise<void> {
  await withSync((device) => device.dismiss(id))
}

/** Appends the refused operation to the queue, as a new one. */
export async function retryRefused(id: string): Promise<void> {
  await withSync((device) => device.retry(id))
}
