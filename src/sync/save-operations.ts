import { Mutex } from 'async-mutex'
import { FIRST_TO_GO } from '#contract/storage-keys.ts'
import { deleteCaches } from '#platform/storage/delete-caches.ts'
import { askToPersist } from '#platform/storage/persist.ts'
import { storageProblemOf } from '#platform/storage/storage-problem.ts'
import { followRedirect } from '#api/follow-redirect.ts'
import { visitFetch } from '#api/visit-fetch.ts'
import { deviceState } from './device-state.ts'
import type { createView } from './device-view.ts'
import { flushDebounce } from './outbox/debounce-operations.ts'
import type { createDiskOperationStore } from './outbox/disk-operation-store.ts'
import { drain, type Drained } from './outbox/drain-outbox.ts'
import { insertOperation, type NewOperation } from './outbox/insert-operation.ts'
import type { createMemoryOperationStore } from './outbox/memory-operation-store.ts'
import { moveToDisk } from './outbox/move-to-disk.ts'
import { dropJournaled, type JournalEntry } from './outbox/operation-journal.ts'
import { checkedOperation, storeEntry, storeJournal } from './outbox/store-journal.ts'
import type { SyncDb } from './outbox/sync-db.ts'
import type { createSyncScheduler } from './outbox/sync-scheduler.ts'
import { waitForResponse } from './outbox/wait-for-response.ts'
import { withTimeout, type createStorageHealth } from './storage-health.ts'

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

/**
 * How long an operation that could not be stored may take to reach the server, in ms; sending continues in the
 * background.
 */
const DIRECT_MS = 4_000

interface SavingParts {
  readonly db: SyncDb
  readonly disk: ReturnType<typeof createDiskOperationStore>
  readonly memory: ReturnType<typeof createMemoryOperationStore>
  readonly view: ReturnType<typeof createView>
  readonly scheduler: ReturnType<typeof createSyncScheduler>
  readonly storageHealth: ReturnType<typeof createStorageHealth>
}

/** Stores operations on the disk, or keeps them in the memory of this page and sends them from there. */
export function createOperationSaver({ db, disk, memory, view, scheduler, storageHealth }: SavingParts) {
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
    followStop(await drain(memory, visitFetch))
  }

  /** The disk works again, or some time has passed: operations in memory are moved there, or sent. */
  async function catchUp(isDiskWell: boolean): Promise<void> {
    if (isDiskWell) {
      await writes.runExclusive(() => storeJournal(disk)).catch(() => {})
      view.listen()
    }
    const { operations, rejected } = memory.current()
    if (operations.length + rejected.length === 0) return
    if (isDiskWell && (await moveToDisk(memory, disk).catch(() => false))) scheduler.wake()
    else await sendFromMemory()
  }

  return { store, catchUp, flushDebounce: () => writes.runExclusive(() => flushDebounce(disk)) }
}

/** What a response requires of the page, from either queue. */
export function followStop(drained: Drained): void {
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
