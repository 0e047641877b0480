import { replaceEqualDeep } from '@tanstack/react-query'
import { liveQuery, type Subscription } from 'dexie'
import { joinChanges } from '#domain/cart/changes.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { deviceState, showParts, type StateParts } from './device-state.ts'
import { savePendingCount, hadPendingOperations } from './pending-count.ts'
import { lastKnown } from './last-known.ts'
import { supersedes } from './outbox/device-sequence.ts'
import type { NewOperation } from './outbox/insert-operation.ts'
import type { MemoryOperationStore } from './outbox/memory-operation-store.ts'
import type { Operation, Snapshot } from './outbox/operation.ts'
import { createSavingOperations } from './outbox/saving-operations.ts'
import type { OperationStore, StoreContents } from './outbox/operation-store.ts'
import type { SyncDb } from './outbox/sync-db.ts'
import { withTimeout, type createStorageHealth } from './storage-health.ts'
import type { ResourceState, SyncResource } from './resources/sync-resource.ts'
import { RESOURCES } from './resources/resources.ts'
import { refusedOperation, waitingOperation } from './operation-view.ts'

interface ViewParts {
  readonly storefront: Storefront
  readonly disk: OperationStore
  readonly memory: MemoryOperationStore
  readonly storageHealth: ReturnType<typeof createStorageHealth>
  /** A refusal carries no snapshot, so the cart may have changed on the server. */
  readonly onRefused: () => void
}

/** Writes `deviceState` from the disk and from this page's memory; a failing disk shows as failed, never as empty. */
export function createView({ storefront, disk, memory, storageHealth, onRefused }: ViewParts) {
  /** The state on the disk; undefined before it has been read, and where it cannot be read. */
  let stored: StoreContents | undefined
  let isUnreadable = false
  let subscription: Subscription | undefined
  /** What was shown last. */
  let parts: StateParts | undefined
  const savingOperations = createSavingOperations()

  function show(): void {
    const { operations: unsaved, rejected, snapshots, report } = memory.current()
    const operations = [...(stored?.operations ?? []), ...unsaved]
    const saving = savingOperations.beside(stored)
    const shown = [
      ...(stored?.operations ?? []),
      ...saving.filter(({ isJournaled }) => isJournaled).map(({ operation }) => operation),
      ...unsaved,
    ]
    const snapshotOf = (name: string) => newer(stored?.snapshots[name], snapshots[name])
    const pieces = RESOURCES.flatMap((resource) => resource.pieces(snapshotOf(resource.name)))
    // Parts that are equal to the last ones keep their identity: the bag is not rendered while a wishlist is sent.
    parts = replaceEqualDeep(parts, {
      resources: Object.fromEntries(
        RESOURCES.map((resource) => [resource.name, stateOf(resource, snapshotOf(resource.name), shown)]),
      ),
      refused: [...(stored?.rejected ?? []), ...rejected]
        .map((one) => refusedOperation(one, pieces))
        .sort((a, b) => b.at - a.at),
      operations: operations.map((one) => waitingOperation(one, pieces)),
      changes: joinChanges(stored?.report.changes ?? [], report.changes),
    })
    showParts(parts)
    deviceState.waiting = stored?.operations.length ?? 0
    deviceState.sealed = stored?.sealed ?? 0
    deviceState.waitingSince = stored?.operations[0]?.createdAt
    deviceState.lastContact = stored?.device?.contactAt
    deviceState.blocked = stored?.device?.blocked
    deviceState.unsaved = unsaved.length
    deviceState.saving = saving.length
  }

  /**
   * What this device has changed is known without a disk; the server's state is not. Before the first reading a resource
   * is unknown, not failed.
   */
  function stateOf(
    { name, read, view }: SyncResource,
    snapshot: Snapshot | undefined,
    operations: readonly Operation[],
  ): ResourceState<object> | undefined {
    if (stored || snapshot || !read) return view?.(snapshot, operations, storefront)
    if (!isUnreadable) return undefined
    const before = (deviceState.resources as Readonly<Record<string, ResourceState<object>>>)[name]
    return { status: 'failed', last: lastKnown(before) }
  }

  async function read() {
    const settle = savingOperations.startReading()
    return { now: await disk.contents(), settle }
  }

  function take({ now, settle }: Awaited<ReturnType<typeof read>>): void {
    settle()
    noticeLoss(stored, now)
    const refusedMore = stored !== undefined && now.rejected.length > stored.rejected.length
    stored = now
    savePendingCount(now.operations.length)
    show()
    if (refusedMore) onRefused()
  }

  function noticeLoss(before: StoreContents | undefined, now: StoreContents): void {
    // A device that was renamed on purpose has moved its pending operations to the tray, or kept them.
    const unused = now.device?.nextSeq === 1 && now.rejected.length === 0
    if (!unused || before?.device?.id === now.device.id) return
    // Another member has signed in: the operations of the one before are sealed.
    if (before?.device && before.device.owner !== now.device.owner) return
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
        isUnreadable = true
        show()
      },
    })
  }

  return {
    show,
    listen,
    /** Reads the disk now; resolves when `deviceState` is up to date. */
    look: async () => take(await withTimeout(read())),
    /** The write of an operation begins; one that is in the journal is shown from here on. */
    showSaving(operation: NewOperation, isJournaled: boolean): void {
      savingOperations.begin(operation, isJournaled)
      show()
    },
    /** The transaction of an operation has committed: the next reading has it. */
    commitSaving: savingOperations.commit,
    /** The write has failed; the operation stays on the screen until the store that takes it over is shown. */
    dropSaving: savingOperations.drop,
    waitingOnDisk: () => stored?.operations.length ?? 0,
    /** Resolves with the first reading, or when there is no database. */
    async start(): Promise<void> {
      try {
        take(await withTimeout(read()))
      } catch (error) {
        storageHealth.failed(error)
        isUnreadable = true
        show()
      }
      listen()
    },
  }
}

function newer(one: Snapshot | undefined, other: Snapshot | undefined): Snapshot | undefined {
  if (!one || !other) return one ?? other
  return supersedes(one, other) ? other : one
}

/**
 * A browser may clear the database under an open page, and a newer version of the app may upgrade it: in the first case
 * the device gets a new id, in the second the page asks for a reload (offline.md X1, X4).
 */
export function watchStorageEviction(db: SyncDb, onCleared: () => void): void {
  let isReported = false
  // Dexie reports it while it still holds the dead connection, and again for each attempt to use that one.
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
