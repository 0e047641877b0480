import { createDiskOperationStore } from '#sync/outbox/disk-operation-store.ts'
import { drain } from '#sync/outbox/drain-outbox.ts'
import type { OperationStore } from '#sync/outbox/operation-store.ts'
import { openSyncDb } from '#sync/outbox/sync-db.ts'
import { SYNC_TAG } from '#sync/outbox/sync-tag.ts'

/**
 * Sends the outbox without a page. Throws while operations are left, so that the browser retries; at the last chance it
 * registers a new sync instead (offline.md D18). The database is opened per event (X5).
 */
export async function drainInWorker(registration: SyncingRegistration, lastChance: boolean): Promise<void> {
  const db = openSyncDb()
  const store = createDiskOperationStore(db)
  try {
    let drained = await drain(store, (input, init) => fetch(input, init))
    while (typeof drained === 'object' && 'debounceMs' in drained) {
      await pause(drained.debounceMs)
      drained = await drain(store, (input, init) => fetch(input, init))
    }
    await countRefused(store)
    // The server accepts operations of newer versions only: with no page open, the newer worker activates without a question.
    if (drained === 'outdated') await registration.update()
    if (drained === 'empty' || drained === 'paused' || drained === 'outdated') return
    if (lastChance) await registration.sync?.register(SYNC_TAG)
    throw new Error('operations are left')
  } finally {
    db.close()
  }
}

/** Sets the number of rejected changes on the app's icon, because no page is open to do so. */
async function countRefused(store: OperationStore): Promise<void> {
  const { length } = await store.transact((rows) => rows.rejected())
  const shown = length > 0 ? navigator.setAppBadge?.(length) : navigator.clearAppBadge?.()
  // Some systems support no number on an icon.
  await shown?.catch(() => undefined)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

export interface SyncingRegistration {
  update(): Promise<unknown>
  readonly sync?: { register(tag: string): Promise<void> }
}
