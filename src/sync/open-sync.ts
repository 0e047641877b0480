import { DATABASES } from '#contract/storage-keys.ts'
import { readLocal, writeLocal } from '#platform/storage/local-storage.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { isSessionMarked } from './session-mark.ts'
import type { SyncClient } from './sync-client.ts'

/**
 * The database code is loaded on first use: a first visit without changes does not download it. A device that has used
 * it loads it right after start-up.
 */
const USED = 'vanda-sync-used'

interface Surroundings {
  readonly storefront: Storefront
}

let surroundings: Surroundings | undefined
let opening: Promise<SyncClient> | undefined

export function prepareSync(given: Surroundings): void {
  surroundings = given
}

/** Throws before the page has started. */
export function syncStorefront(): Storefront {
  if (!surroundings) throw new RangeError('the device is opened before the page has started')
  return surroundings.storefront
}

export function wasSyncUsed(): boolean {
  return readLocal(USED) !== undefined
}

/**
 * Neither this device nor the server can have anything of this user: this is known without a fetch and without opening
 * the database. A browser that was killed may have lost both marks, which are written to the disk seconds later; never
 * its database, whose name then restores the mark (offline.md F37).
 */
export async function isUntouched(): Promise<boolean> {
  if (wasSyncUsed() || isSessionMarked()) return false
  const known = (await indexedDB.databases?.().catch(() => undefined)) ?? []
  if (!known.some(({ name }) => name === DATABASES.sync)) return true
  writeLocal(USED, '1')
  return false
}

/** Loads the database code while the page is hydrated, if this device or its session has anything to show. */
export function preloadSync(): void {
  // A failure shows when the device is opened.
  if (wasSyncUsed() || isSessionMarked()) void import('./sync-client.ts').catch(() => undefined)
}

/** Resolves when the device state has been read, or cannot be; at once if the database was never used. */
export async function syncLoaded(): Promise<void> {
  if (wasSyncUsed()) await openSync().catch(() => undefined)
}

/** Opens this device's store, once per page. */
export async function openSync(): Promise<SyncClient> {
  const storefront = syncStorefront()
  const started = (opening ??= import('./sync-client.ts').then(({ createSyncClient }) =>
    createSyncClient(storefront),
  ))
  started.catch(() => {
    if (opening === started) opening = undefined
  })
  return started
}

export async function withSync<T>(work: (device: SyncClient) => Promise<T>): Promise<T> {
  writeLocal(USED, '1')
  return work(await openSync())
}
