import { proxy, useSnapshot } from 'valtio'
import { useHydrated } from '#platform/hydrated.ts'
import type { BagChange } from '#domain/cart/changes.ts'
import type { BagView } from './bag/bag-view.ts'
import type { RefusedOperation, WaitingOperation } from './outbox/about.ts'
import type { Blocked } from './outbox/operation.ts'
import type { VotesReady } from './reviews/vote-model.ts'
import type { WishesReady } from './wishes/wish-model.ts'

export type WishesView =
  | WishesReady
  | { readonly status: 'unknown' | 'failed'; readonly spus: readonly string[]; readonly waiting: number }

interface DeviceState {
  bag: BagView
  wishes: WishesView
  votes: VotesReady
  refused: readonly RefusedOperation[]
  /** What waits, in order. */
  operations: readonly WaitingOperation[]
  /** What the shop has changed in the bag unseen. */
  changes: readonly BagChange[]
  /** Operations that wait, of every kind. */
  waiting: number
  /** Since when the oldest waits; this device's clock, for showing only. */
  waitingSince: number | undefined
  /** Server's clock at its last answer. */
  lastContact: number | undefined
  /** Why nothing is sent although the shop answers. */
  blocked: Blocked | undefined
  /** The database of this device cannot be used: what is done now is sent at once or not at all. */
  broken: boolean
}

const NEUTRAL: DeviceState = {
  bag: { status: 'unknown', count: undefined },
  wishes: { status: 'unknown', spus: [], waiting: 0 },
  votes: new Map(),
  refused: [],
  operations: [],
  changes: [],
  waiting: 0,
  waitingSince: undefined,
  lastContact: undefined,
  blocked: undefined,
  broken: false,
}

/** What the screens read of this device; filled by `device.ts` only. */
export const deviceState = proxy<DeviceState>({ ...NEUTRAL })

/**
 * Neutral while a part of the page is hydrated, live afterwards: `useSnapshot` reads the live proxy even then, and lazy
 * routes are hydrated long after this device has been read (offline.md S4).
 */
export function useDeviceState() {
  const live = useSnapshot(deviceState)
  const hydrated = useHydrated()
  return hydrated ? live : NEUTRAL
}
