import { liveQuery, type Subscription } from 'dexie'
import type { Storefront } from '#platform/current-storefront.ts'
import { deviceState } from './device-state.ts'
import { savePendingCount, hadPendingOperations } from './pending-count.ts'
import { supersedes } from './outbox/device-sequence.ts'
import type { MemoryOperationStore } from './outbox/memory-operation-store.ts'
import type { CartChangeReport, Device, Operation, Rejected, Snapshot } from './outbox/operation.ts'
import { reportOf, type SyncDb } from './outbox/sync-db.ts'
import { withTimeout, type createStorageHealth } from './storage-health.ts'
import type { ResourceState, SyncResource } from './sync-resource.ts'
import { RESOURCES } from './resources.ts'
import { refusedOperation, waitingOperation } from './shown-operation.ts'

/** All that is on the disk, read in one transaction. */
interface Disk {
  readonly device: Device | undefined
  readonly report: CartChangeReport
  readonly operations: readonly Operation[]
  readonly rejected: readonly Rejected[]
  readonly snapshots: Readonly<Record<string, Snapshot>>
}

interface ViewParts {
  readonly storefront: Storefront
  readonly memory: MemoryOperationStore
  readonly storageHealth: ReturnType<typeof createStorageHealth>
  /** A refusal brings no snapshot with it, so the bag under what it refused may be another by now. */
  readonly onRefused: () => void
}

/** Fills `deviceState` from the disk and from what only this page knows; a failing disk shows as failed, never as empty. */
export function createView(db: SyncDb, { storefront, memory, storageHealth, onRefused }: ViewParts) {
  let disk: Disk | undefined
  let subscription: Subscription | undefined

  const read = (): Promise<Disk> =>
    db.transaction('r', db.meta, db.operations, db.rejected, db.snapshots, async () => {
      const all = await db.snapshots.toArray()
      return {
        device: (await db.meta.get('device')) as Device | undefined,
        report: await reportOf(db),
        operations: await db.operations.orderBy('seq').toArray(),
        rejected: await db.rejected.toArray(),
        snapshots: Object.fromEntries(all.map((snapshot) => [snapshot.name, snapshot])),
      }
    })

  function show(): void {
    const { operations: unsaved, rejected, snapshots } = memory.stored()
    const operations = [...(disk?.operations ?? []), ...unsaved]
    const snapshotOf = (name: string) => newer(disk?.snapshots[name], snapshots[name])
    deviceState.resources = Object.fromEntries(
      RESOURCES.map((resource) => [resource.name, stateOf(resource, snapshotOf(resource.name), operations)]),
    )
    const pieces = RESOURCES.flatMap((resource) => resource.pieces(snapshotOf(resource.name)))
    deviceState.refused = [...(disk?.rejected ?? []), ...rejected]
      .map((one) => refusedOperation(one, pieces))
      .sort((a, b) => b.at - a.at)
    deviceState.operations = operations.map((one) => waitingOperation(one, pieces))
    deviceState.changes = disk?.report.changes ?? []
    deviceState.waiting = disk?.operations.length ?? 0
    deviceState.waitingSince = disk?.operations[0]?.createdAt
    deviceState.lastContact = disk?.device?.contactAt
    deviceState.blocked = disk?.device?.blocked
    deviceState.unsaved = unsaved.length
  }

  /** What this device has changed is known without a disk; what the server holds is not. */
  function stateOf(
    { name, read, view }: SyncResource,
    snapshot: Snapshot | undefined,
    operations: readonly Operation[],
  ): ResourceState<object> | undefined {
    if (disk || snapshot || !read) return view?.(snapshot, operations, storefront)
    const before = (deviceState.resources as Readonly<Record<string, ResourceState<object>>>)[name]
    const last = before?.status === 'failed' ? before.last : before?.status === 'ready' ? before : undefined
    return { status: 'failed', last }
  }

  function take(now: Disk): void {
    noticeLoss(disk, now)
    const refusedMore = disk !== undefined && now.rejected.length > disk.rejected.length
    disk = now
    savePendingCount(now.operations.length)
    show()
    if (refusedMore) onRefused()
  }

  function noticeLoss(before: Disk | undefined, now: Disk): void {
    // A device that was renamed on purpose has handed what waited to the shopper, or taken it along.
    const unused = now.device?.nextSeq === 1 && now.rejected.length === 0
    if (!unused || before?.device?.id === now.device.id) return
    const gone = before ? before.operations.length : hadPendingOperations()
    if (gone > 0) deviceState.lost += gone
  }

  /** Watches the disk from here on; a subscription that has died with its connection is replaced. */
  function listen(): void {
    subscription?.unsubscribe()
    subscription = liveQuery(read).subscribe({
      next: take,
      error(error: unknown) {
        storageHealth.failed(error)
        show()
      },
    })
  }

  return {
    show,
    listen,
    /** Reads the disk now; resolves when `deviceState` says what is there. */
    look: async () => take(await withTimeout(read())),
    waitingOnDisk: () => disk?.operations.length ?? 0,
    /** Resolves with the first reading, or with the news that there is none. */
    async start(): Promise<void> {
      try {
        take(await withTimeout(read()))
      } catch (error) {
        storageHealth.failed(error)
        show()
      }
      listen()
    },
  }
}

function newer(one: Snapshot | undefined, other: Snapshot | undefined): Snapshot | undefined {
  if (!one || !other) return one ?? other
  return supersedes(one, other, 0, 0) ? other : one
}

/**
 * A browser may clear the database under an open page, and a newer version of the shop may take it over: the first
 * starts anew with a new name for the device, the second asks for a new page (offline.md X1, X4).
 */
export function watchStorageEviction(db: SyncDb, onCleared: () => void): void {
  let isReported = false
  // Dexie says so while it still holds the dead connection, and once more for each new try to use that one.
  db.on('close', () => {
    if (isReported) return
    isReported = true
    setTimeout(() => {
      isReported = false
      onCleared()
    })
  })
  db.on('versionchange', ({ newVersion }) => {
    if (newVersion !== null) deviceState.outdated = true
  })
}
