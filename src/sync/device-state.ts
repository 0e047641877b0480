import { proxy, useSnapshot } from 'valtio'
import { useHydrated } from '#platform/hydrated.ts'
import type { CartChange } from '#domain/cart/changes.ts'
import type { StorageHealth } from '#platform/storage-problem.ts'
import type { RefusedOperation, WaitingOperation } from './outbox/operation-preview.ts'
import type { Blocked } from './outbox/operation.ts'
import type { RESOURCES } from './resources.ts'
import type { ResourceState, SyncResource } from './sync-resource.ts'

/** What each resource shows, by its name. Types alone: the projections are loaded with the device's database. */
type Views = {
  [Resource in (typeof RESOURCES)[number] as Resource['name']]: Resource extends SyncResource<
    string,
    infer View
  >
    ? View
    : never
}
export type ResourceName = keyof Views
export type StateOf<Name extends ResourceName> = ResourceState<Views[Name]>

interface DeviceState {
  /** What the screens show of each resource; none: not known yet. */
  resources: { readonly [Name in ResourceName]?: StateOf<Name> }
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
  resources: {},
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

/** What the screens read of this device; filled by `device-view.ts`. */
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

const UNKNOWN = { status: 'unknown' } as const

export function useResource<Name extends ResourceName>(name: Name): StateOf<Name> {
  return (useDeviceState().resources[name] as StateOf<Name> | undefined) ?? UNKNOWN
}

/** As `useResource`, read once: for what is decided after waiting for the server. */
export function currentState<Name extends ResourceName>(name: Name): StateOf<Name> {
  return (deviceState.resources[name] as StateOf<Name> | undefined) ?? UNKNOWN
}
