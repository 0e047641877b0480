import { useOnline } from '#platform/online.ts'
import { useDeviceState, useResource } from './device-state.ts'
import { withSync } from './open-sync.ts'
import type { WaitingOperation } from './outbox/operation-preview.ts'
import type { Blocked } from './outbox/operation.ts'

export interface SyncView {
  readonly waiting: number
  readonly waitingSince: number | undefined
  readonly online: boolean
  readonly lastContact: number | undefined
  readonly blocked: Blocked | undefined
}

export function useSync(): SyncView {
  const { waiting, waitingSince, lastContact, blocked } = useDeviceState()
  return { waiting, waitingSince, lastContact, blocked, online: useOnline() }
}

/** Whether this device has been read; an unreadable device is not empty. */
export function useSyncKnown(): 'reading' | 'failed' | 'read' {
  const cart = useResource('cart')
  if (cart.status === 'failed') return 'failed'
  return cart.status === 'unknown' ? 'reading' : 'read'
}

/** All pending operations, in order. */
export function useWaiting(): readonly WaitingOperation[] {
  return useDeviceState().operations as readonly WaitingOperation[]
}

/** Sends now, ignoring the back-off; resolves when the queue is empty or paused. True when it is empty. */
export async function syncNow(): Promise<boolean> {
  return withSync((device) => device.syncNow())
}
