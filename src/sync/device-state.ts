import { useSyncExternalStore } from 'react'
import { proxy, ref, snapshot, subscribe, useSnapshot, type Snapshot } from 'valtio'
import { useHydrated } from '#platform/hydrated.ts'
import type { CartChange } from '#domain/cart/changes.ts'
import type { StorageHealth } from '#platform/storage/storage-problem.ts'
import type { RefusedOperation, WaitingOperation } from './outbox/operation-preview.ts'
import type { Blocked } from './outbox/operation.ts'
import type { RESOURCES } from './resources/resources.ts'
import type { ResourceState, SyncResource } from './resources/sync-resource.ts'

/** The state of each resource, by its name. Types alone: the projections are loaded with the device's database. */
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
  /** State of each resource for the screens; missing: not known yet. */
  resources: { readonly [Name in ResourceName]?: StateOf<Name> }
  refused: readonly RefusedOperation[]
  /** Pending operations, in order. */
  operations: readonly WaitingOperation[]
  /** Changes of the cart by the shop that the user has not seen. */
  changes: readonly CartChange[]
  /** Number of pending operations of all kinds. */
  waiting: number
  /** Number of operations that other members have left unsent on this device. */
  sealed: number
  /** Age of the oldest pending operation, by this device's clock; for display only. */
  waitingSince: number | undefined
  /** Server time of its last response. */
  lastContact: number | undefined
  /** Why nothing is sent although the server answers. */
  blocked: Blocked | undefined
  /**
   * Whether this device's database works; otherwise an operation is sent at once or kept in the memory of this page.
   */
  storage: StorageHealth['state']
  /** Changes in the memory of this page only. */
  unsaved: number
  /** Changes whose write to the disk has begun. */
  saving: number
  /** Operations that had not been sent when the browser cleared the database. */
  lost: number
  /** A newer version of the app has upgraded the database: this page has to be reloaded (offline.md X1). */
  outdated: boolean
}

const NEUTRAL: DeviceState = {
  resources: {},
  refused: [],
  operations: [],
  changes: [],
  waiting: 0,
  sealed: 0,
  waitingSince: undefined,
  lastContact: undefined,
  blocked: undefined,
  storage: 'healthy',
  unsaved: 0,
  saving: 0,
  lost: 0,
  outdated: false,
}

/** Parts of the state that are read and shown as wholes. */
export type StateParts = Pick<DeviceState, 'resources' | 'refused' | 'operations' | 'changes'>

/** Device state for the screens; written by `device-view.ts`. */
export const deviceState = proxy<DeviceState>({ ...NEUTRAL })

/**
 * Each part is one value to valtio. With the fields followed that it holds, every reading of five hundred pending operations
 * kept the main thread for 80 ms.
 */
export function showParts(parts: Partial<StateParts>): void {
  for (const [name, part] of Object.entries(parts)) Object.assign(deviceState, { [name]: ref(part) })
}

/**
 * Neutral while a part of the page is hydrated, live afterwards: `useSnapshot` reads the live proxy even then, and lazy
 * routes are hydrated long after the device has been read (offline.md S4).
 */
export function useDeviceState() {
  const live = useSnapshot(deviceState)
  const hydrated = useHydrated()
  return hydrated ? live : NEUTRAL
}

const UNKNOWN = { status: 'unknown' } as const

const watchDevice = (onChange: () => void) => subscribe(deviceState, onChange)

/**
 * One value of the device's state, as `useDeviceState` has it. The component is rendered again only where this value
 * changes, also after hydration. `select` returns a primitive, or a part of the state itself.
 */
export function useDeviceValue<Value>(select: (state: Snapshot<DeviceState>) => Value): Value {
  return useSyncExternalStore(
    watchDevice,
    () => select(snapshot(deviceState)),
    () => select(NEUTRAL),
  )
}

export function useResource<Name extends ResourceName>(name: Name): StateOf<Name> {
  return useDeviceValue((state) => stateIn(state, name))
}

/** As `useResource`, read once: for a decision after waiting for the server. */
export function currentState<Name extends ResourceName>(name: Name): StateOf<Name> {
  return stateIn(deviceState, name)
}

/** Not typed by the state itself: the union of all views is more than the compiler resolves. */
function stateIn<Name extends ResourceName>(state: unknown, name: Name): StateOf<Name> {
  const { resources } = state as { readonly resources: Readonly<Record<string, unknown>> }
  return (resources[name] ?? UNKNOWN) as StateOf<Name>
}
