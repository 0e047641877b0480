import { CACHES, DATABASES } from '#contract/storage-keys.ts'
import { sizeOfCache, sizeOfDatabase, sizeOfLocal } from '#platform/device/measure.ts'
import { deleteCaches } from '#platform/storage/delete-caches.ts'
import { clearWebStorage, isHabit } from '#platform/personal-storage.ts'
import { removeCatalog } from '#offline-catalog/catalog-download.ts'
import { localDb } from '#platform/storage/local-db.ts'
import { savePendingCount } from '#sync/pending-count.ts'
import { openSyncDb } from '#sync/outbox/sync-db.ts'

/** What the shop stores on this device, in parts that a user understands. */
export const STORAGE_PARTS = ['cart', 'habits', 'pages', 'catalogue'] as const
export type StorageUsage = (typeof STORAGE_PARTS)[number]

/** The shell, its chunks and texts stay: without them this page would not open offline. */
const PAGES = [CACHES.catalogue, CACHES.pages, CACHES.pictures, CACHES.films]

const total = async (...parts: readonly Promise<number>[]) =>
  (await Promise.all(parts)).reduce((sum, bytes) => sum + bytes, 0)

/** Bytes of one part. Rejects when it cannot be read: that is not the same as nothing. */
export function measureStorage(part: StorageUsage): Promise<number> {
  switch (part) {
    case 'cart':
      return sizeOfDatabase(DATABASES.sync)
    case 'habits':
      return total(sizeOfDatabase(DATABASES.local), Promise.resolve(sizeOfLocal(isHabit)))
    case 'pages':
      return total(...PAGES.map(sizeOfCache))
    case 'catalogue':
      return total(sizeOfDatabase(DATABASES.shop), sizeOfCache(CACHES.downloadedPictures))
  }
}

/**
 * Clears one part on this device. Confirmed cart and wishlist are stored on the server and return with the next fetch;
 * pending changes are lost, and the interface has warned the user.
 */
export async function clearPart(part: StorageUsage): Promise<void> {
  switch (part) {
    case 'cart': {
      const db = openSyncDb()
      try {
        await db.transaction('rw', db.tables, async () => {
          // Tables by name: inside a transaction Dexie returns other objects for them.
          const others = db.tables.filter(({ name }) => name !== db.meta.name)
          await Promise.all(others.map((table) => table.clear()))
          // The stored obligation to end a session stays.
          await db.meta.filter(({ key }) => key === 'device' || key === 'cart-report').delete()
        })
        savePendingCount(0)
      } finally {
        db.close()
      }
      return
    }
    case 'habits': {
      const db = localDb()
      await db.transaction('rw', db.tables, async () => {
        await Promise.all(db.tables.map((table) => table.clear()))
      })
      clearWebStorage(isHabit)
      return
    }
    case 'pages':
      return deleteCaches(PAGES)
    case 'catalogue':
      return removeCatalog()
  }
}
