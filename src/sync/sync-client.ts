import { queuedEndpoint } from '#contract/endpoints/queued.ts'
import { localeOf } from '#domain/region/language.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { followRefusals } from './attention-badge.ts'
import { createTransport } from '#api/call.ts'
import { deviceState, type ResourceName } from './device-state.ts'
import { createView, watchStorageEviction } from './device-view.ts'
import { giveTo } from './give-to.ts'
import { isOwnSession } from './own-session.ts'
import { createDiskOperationStore } from './outbox/disk-operation-store.ts'
import { markedMember } from './outbox/member-mark.ts'
import { createMemoryOperationStore } from './outbox/memory-operation-store.ts'
import { dropJournaled, journalOperation, type JournalEntry } from './outbox/operation-journal.ts'
import type { StoreRows } from './outbox/operation-store.ts'
import { storeJournal } from './outbox/store-journal.ts'
import { createSyncScheduler } from './outbox/sync-scheduler.ts'
import { openSyncDb } from './outbox/sync-db.ts'
import { hadPendingOperations } from './pending-count.ts'
import { createStorageHealth, withTimeout } from './storage-health.ts'
import { createResourceReader } from './read-resources.ts'
import { createOperationSaver, followStop, type EnqueuedOperation } from './save-operations.ts'

export interface SyncClient {
  /** Stores one operation, which leaves the journal (`enqueue.ts`); resolves when it is on the disk. */
  store(entry: JournalEntry): Promise<EnqueuedOperation>
  /**
   * Fetches the resources of every page, and shows them before it resolves; throws `CallError` when the server cannot
   * be reached.
   */
  refresh(): Promise<void>
  /** This member has signed in here: the device's store is theirs from now on, and its pending operations are sent. */
  adopt(owner: string): Promise<void>
  /** Fetches one resource; throws like `refresh`. */
  read(name: ResourceName): Promise<void>
  dismiss(id: string): Promise<void>
  retry(id: string): Promise<void>
  /** The user has read the report of changes in the cart. */
  dismissReport(): Promise<void>
  /** The user has finished the input: the last operation is sent without its debounce time. */
  flushDebounce(): Promise<void>
  syncNow(): Promise<boolean>
}

/** Opens the database and keeps `deviceState` up to date, across tabs and the worker. */
export async function createSyncClient(storefront: Storefront): Promise<SyncClient> {
  const db = openSyncDb()
  const lang = localeOf(storefront.language, storefront.site)
  const send = createTransport(lang, 'www')
  const disk = createDiskOperationStore(db)
  const memory = createMemoryOperationStore({ onChange: () => view.show(), ownsSession: isOwnSession })
  const scheduler = createSyncScheduler(disk, { onStop: followStop })
  const storageHealth = createStorageHealth(db, { onTick: catchUp })
  const refetch = () => void refresh().catch(() => {})
  const view = createView({ storefront, disk, memory, storageHealth, onRefused: refetch })
  const saver = createOperationSaver({ db, disk, memory, view, scheduler, storageHealth })
  const resources = createResourceReader({ db, disk, memory, send, storageHealth })
  // Nothing of another member may be shown.
  await adoptMarked().catch(() => {})
  // Those that fail stay in the journal until the disk works.
  await withTimeout(storeJournal(disk)).catch(() => {})
  await view.start()
  storageHealth.start()
  followRefusals()
  scheduler.start()
  addEventListener('beforeunload', (event) => deviceState.unsaved > 0 && event.preventDefault())
  // Hours may have passed since this page was last visible (offline.md F34).
  addEventListener('pageshow', (event) => event.persisted && refetch())
  watchStorageEviction(
    db,
    () =>
      void adoptMarked()
        .catch(() => {})
        .then(view.start)
        .then(refetch),
  )

  async function adoptMarked(): Promise<void> {
    const owner = markedMember()
    if (owner !== undefined) await withTimeout(giveTo(owner, { disk, memory }))
  }

  async function catchUp(isDiskWell: boolean): Promise<void> {
    if (isDiskWell) await adoptMarked().catch(() => {})
    await saver.catchUp(isDiskWell)
  }

  /** Removes what the user has resolved, from both stores; the disk may fail, the memory cannot. */
  async function inBoth(work: (rows: StoreRows) => Promise<void>): Promise<void> {
    await memory.transact(work)
    await disk.transact(work)
  }

  async function refresh(): Promise<void> {
    await resources.readAll()
    await view.look().catch(() => {})
  }

  return {
    store: saver.store,
    refresh,
    async adopt(owner) {
      await giveTo(owner, { disk, memory })
      scheduler.wake()
    },
    read: resources.read,
    async flushDebounce() {
      await saver.flushDebounce()
      scheduler.wake()
    },
    dismiss: (id) => inBoth((rows) => rows.deleteRejected([id])),
    async retry(id) {
      const unsaved = memory.current().rejected.find((one) => one.id === id)
      const rejected = unsaved ?? (await db.rejected.get(id))
      if (!rejected || !queuedEndpoint(rejected.path)) return
      const { path, input, preview } = rejected
      const entry = journalOperation({ path, input, preview, lang })
      await saver.store(entry).finally(() => dropJournaled(entry))
      await (unsaved ? memory : disk).transact((rows) => rows.deleteRejected([id]))
    },
    async syncNow() {
      if (deviceState.storage !== 'healthy' || deviceState.unsaved > 0) await storageHealth.tick()
      await saver.flushDebounce().catch(() => {})
      const sent = await scheduler.now()
      return (sent || hasNothingOnDisk()) && deviceState.unsaved === 0
    },
    dismissReport: () => inBoth(async (rows) => rows.putReport({ ...(await rows.report()), changes: [] })),
  }
}

/** A database that does not work cannot be emptied; the count outside it shows whether operations may be in it. */
function hasNothingOnDisk(): boolean {
  return deviceState.storage !== 'healthy' && hadPendingOperations() === 0
}
