import { Mutex } from 'async-mutex'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { HEADERS } from '#contract/envelope.ts'
import { CallError } from '#contract/failure.ts'
import { queuedEndpoint } from '#contract/endpoints/queued.ts'
import { FIRST_TO_GO } from '#contract/storage-keys.ts'
import { localeOf } from '#domain/region/language.ts'
import { learnServerTime } from '#platform/timing/clock.ts'
import { deleteCaches } from '#platform/storage/delete-caches.ts'
import { askToPersist } from '#platform/storage/persist.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { storageProblemOf } from '#platform/storage/storage-problem.ts'
import { followRefusals } from './attention-badge.ts'
import { createTransport } from '#api/call.ts'
import { deviceState, type ResourceName } from './device-state.ts'
import { createView, watchStorageEviction } from './device-view.ts'
import { giveTo } from './give-to.ts'
import { isOwnSession } from './own-session.ts'
import { followRedirect } from '#api/follow-redirect.ts'
import { drain, type Drained } from './outbox/drain-outbox.ts'
import { createDiskOperationStore } from './outbox/disk-operation-store.ts'
import { insertOperation, type NewOperation } from './outbox/insert-operation.ts'
import { markedMember } from './outbox/member-mark.ts'
import { moveToDisk } from './outbox/move-to-disk.ts'
import { noteLost } from './outbox/report-changes.ts'
import { saveAnswer, type SavedAnswer } from './outbox/save-snapshots.ts'
import { waitForResponse } from './outbox/wait-for-response.ts'
import { createMemoryOperationStore } from './outbox/memory-operation-store.ts'
import { dropJournaled, journalOperation, type JournalEntry } from './outbox/operation-journal.ts'
import type { StoreRows } from './outbox/operation-store.ts'
import { checkedOperation, storeEntry, storeJournal } from './outbox/store-journal.ts'
import { createSyncScheduler } from './outbox/sync-scheduler.ts'
import { flushDebounce } from './outbox/debounce-operations.ts'
import { deviceOf, openSyncDb, type SyncDb } from './outbox/sync-db.ts'
import { hadPendingOperations } from './pending-count.ts'
import { RESOURCES } from './resources/resources.ts'
import { createStorageHealth, withTimeout } from './storage-health.ts'
import { withoutSending } from './without-sending.ts'

/**
 * `sent`: the device could not store it, the server has it. `refused`: likewise, and the tray shows why. `not-saved`:
 * only this page has it and keeps trying; never a false "saved" (offline.md D13).
 */
export type SaveState = 'saved' | 'sent' | 'refused' | 'not-saved'

/** One operation that this device, the server or at least this page has. */
export interface EnqueuedOperation {
  readonly saved: SaveState
  /** Waits for its response, never longer than `withinMs`; `saved` without one. */
  waitForResponse(withinMs: number): Promise<SaveState>
}

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

/**
 * How long an operation that could not be stored may take to reach the server, in ms; sending continues in the
 * background.
 */
const DIRECT_MS = 4_000

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

  /** One operation after the other, in the order of the presses. */
  const writes = new Mutex()

  async function store(entry: JournalEntry): Promise<EnqueuedOperation> {
    // Wrong input is an error of the caller, and no failure of the disk.
    const operation = checkedOperation(entry)
    view.showSaving(operation, entry.isJournaled)
    const idInMemory = await writes.runExclusive(() => write(entry, operation))
    if (idInMemory !== undefined) {
      const saved = await sendKept(idInMemory)
      return { saved, waitForResponse: () => Promise.resolve(saved) }
    }
    scheduler.wake()
    askToPersist()
    return { saved: 'saved', waitForResponse: (withinMs) => waitForResponse(db, entry.id, withinMs) }
  }

  /** Undefined when it is on the disk; otherwise its id in the memory of this page, which shows "not saved". */
  async function write(entry: JournalEntry, operation: NewOperation): Promise<string | undefined> {
    const isOnDisk = await writeToDisk(entry).catch((error: unknown) => storageHealth.failed(error))
    dropJournaled(entry)
    if (isOnDisk) {
      view.commitSaving(entry.id)
      return undefined
    }
    view.dropSaving(entry.id)
    if (isOnDisk === undefined) return (await insertOperation(memory, operation)).id
    view.show()
    throw new RangeError('its user has left this device')
  }

  /** False for what is not to be stored; undefined while older operations wait in memory for the disk. */
  async function writeToDisk(entry: JournalEntry): Promise<boolean | undefined> {
    if (deviceState.unsaved > 0 && !(await moveToDisk(memory, disk))) return undefined
    return writeDown(db, async () => {
      await storeJournal(disk, entry.number)
      return storeEntry(disk, entry)
    })
  }

  const flushDebounceHere = () => writes.runExclusive(() => flushDebounce(disk))

  /** Sends operations in memory at once, and returns the outcome. */
  async function sendKept(id: string): Promise<SaveState> {
    await withTimeout(sendFromMemory(), DIRECT_MS).catch(() => false)
    const { operations, rejected } = memory.current()
    if (rejected.some((one) => one.id === id)) return 'refused'
    return operations.some((one) => one.id === id) ? 'not-saved' : 'sent'
  }

  /** Operations on the disk are older and go first, as far as the disk can be read. */
  async function sendFromMemory(): Promise<void> {
    if (view.waitingOnDisk() > 0) {
      await flushDebounce(disk).catch(() => {})
      if (!(await scheduler.now())) return
    }
    followStop(await drain(memory, (address, init) => fetch(address, init)))
  }

  /** The disk works again, or some time has passed: operations in memory are moved there, or sent. */
  async function catchUp(well: boolean): Promise<void> {
    if (well) {
      await adoptMarked().catch(() => {})
      await writes.runExclusive(() => storeJournal(disk)).catch(() => {})
      view.listen()
    }
    const { operations, rejected } = memory.current()
    if (operations.length + rejected.length === 0) return
    if (well && (await moveToDisk(memory, disk).catch(() => false))) scheduler.wake()
    else await sendFromMemory()
  }

  /** Removes what the user has resolved, from both stores; the disk may fail, the memory cannot. */
  async function inBoth(work: (rows: StoreRows) => Promise<void>): Promise<void> {
    await memory.transact(work)
    await disk.transact(work)
  }

  async function read(name: ResourceName): Promise<void> {
    const endpoint = RESOURCES.find((resource) => resource.name === name)?.read
    if (!endpoint) throw new RangeError(`${name} is never fetched`)
    // While nothing is sent, nothing can overtake the answer.
    if ((await readOnce(endpoint)) === 'overtaken') await withoutSending(() => readOnce(endpoint))
  }

  async function readOnce(endpoint: AnyEndpoint): Promise<SavedAnswer> {
    // The order matters: a device that was read after its user has left has the mark that the session is still open.
    const device = await withTimeout(deviceOf(db)).catch(() => undefined)
    if (!(await isOwnSession())) throw new CallError({ kind: 'offline' })
    const ofMemory = memory.current().device
    const headers = { [HEADERS.device]: device?.id ?? ofMemory.id }
    const { envelope } = await send(endpoint, {}, { headers, cache: 'no-store' }).catch(
      async (error: unknown) => {
        await disk.transact(noteLost).catch(() => {})
        throw error
      },
    )
    learnServerTime(envelope.serverTime)
    try {
      if (!device) throw new RangeError('the device could not be read')
      return await saveAnswer(disk, { endpoint, envelope, atRequest: device })
    } catch (error) {
      if (device) storageHealth.failed(error)
      return saveAnswer(memory, { endpoint, envelope, atRequest: device ? undefined : ofMemory })
    }
  }

  async function refresh(): Promise<void> {
    await Promise.all(RESOURCES.filter(({ onEveryPage }) => onEveryPage).map(({ name }) => read(name)))
    await view.look().catch(() => {})
  }

  return {
    store,
    refresh,
    async adopt(owner) {
      await giveTo(owner, { disk, memory })
      scheduler.wake()
    },
    read,
    async flushDebounce() {
      await flushDebounceHere()
      scheduler.wake()
    },
    dismiss: (id) => inBoth((rows) => rows.deleteRejected([id])),
    async retry(id) {
      const unsaved = memory.current().rejected.find((one) => one.id === id)
      const rejected = unsaved ?? (await db.rejected.get(id))
      if (!rejected || !queuedEndpoint(rejected.path)) return
      const { path, input, preview } = rejected
      const entry = journalOperation({ path, input, preview, lang })
      await store(entry).finally(() => dropJournaled(entry))
      await (unsaved ? memory : disk).transact((rows) => rows.deleteRejected([id]))
    },
    async syncNow() {
      if (deviceState.storage !== 'healthy' || deviceState.unsaved > 0) await storageHealth.tick()
      await flushDebounceHere().catch(() => {})
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

/** What a response requires of the page, from either queue. */
function followStop(drained: Drained): void {
  if (drained === 'outdated') deviceState.outdated = true
  if (typeof drained === 'object' && 'moved' in drained && drained.moved !== undefined)
    followRedirect(drained.moved)
}

/** Writes; on a full device it deletes what can be fetched again and retries once. */
async function writeDown<T>(db: SyncDb, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const trouble = storageProblemOf(error)
    if (trouble === 'refused') throw error
    if (trouble === 'full') await deleteCaches(FIRST_TO_GO)
    else db.close({ disableAutoOpen: false })
    return write()
  }
}
