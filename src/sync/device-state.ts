import { proxy, useSnapshot } from 'valtio'
import { useHydrated } from '#platform/hydrated.ts'
import type { CartChange } from '#domain/cart/changes.ts'
import type { StorageHealth } from '#platform/storage-problem.ts'
import type { CartView } from './cart/cart-view.ts'
import type { RefusedOperation, WaitingOperation } from './outbox/operation-preview.ts'
import type { Blocked } from './outbox/operation.ts'
import type { VotesReady } from './reviews/votes-projection.ts'
import type { MySizesReady } from './sizes/my-sizes-projection.ts'
import type { WishlistReady } from './wishlist/wishlist-projection.ts'

export type WishlistView =
  | WishlistReady
  | { readonly status: 'unknown' | 'failed'; readonly spus: readonly string[]; readonly waiting: number }

export type MySizesView = MySizesReady | { readonly status: 'unknown' | 'failed' }

interface DeviceState {
  cart: CartView
  wishlist: WishlistView
  votes: VotesReady
  sizes: MySizesView
  refused: readonly RefusedOperation[]
  /** What waits, in order. */
  operations: readonly WaitingOperation[]
  /** What the shop has changed in the bag unseen. */
  changes: readonly CartChange[]
  /** Operations that wait, of every kind. */
  waiting: number
  /** Since when the oldest waits; this device's clock, for showing only. */
  waitingSince: number | undefined
  /** Server's clock at its last answer. */
  lastContact: number | undefined
  /** Why nothing is sent although the shop answers. */
  blocked: Blocked | undefined
  /** Whether the database of this device can be used; otherwise what is done is sent at once or kept by this page only. */
  storage: StorageHealth['state']
  /** Changes in the memory of this page only. */
  unsaved: number
  /** Changes that had not been sent when the browser cleared the database. */
  lost: number
  /** A newer version of the shop has the database now: this page has to be loaded again (offline.md X1). */
  outdated: boolean
}

const NEUTRAL: DeviceState = {
  cart: { status: 'unknown', count: undefined },
  wishlist: { status: 'unknown', spus: [], waiting: 0 },
  votes: new Map(),
  sizes: { status: 'unknown' },
  refused: [],
  operations: [],
  changes: [],
  waiting: 0,
  waitingSince: undefined,
  lastContact: undefined,
  blocked: undefined,
  storage: 'well',
  unsaved: 0,
  lost: 0,
  outdated: false,
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
