const EXPIRATION_DB = 'workbox-expiration'
const ENTRIES = 'cache-entries'

/**
 * The worker's expiration records name each address of a cache, also after the cache is gone. The records of the given
 * caches are deleted, because they would reveal which pages a user has opened; `goes` names those of one kind.
 */
export async function forgetAddresses(cacheName: string, goes = (_url: string) => true): Promise<void> {
  const known = (await indexedDB.databases?.().catch(() => undefined)) ?? []
  if (!known.some(({ name }) => name === EXPIRATION_DB)) return
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open(EXPIRATION_DB)
    // Records that cannot be read reveal nothing to another user either.
    opening.addEventListener('error', () => resolve())
    opening.addEventListener('success', () => {
      const books = opening.result
      const done = () => {
        books.close()
        resolve()
      }
      try {
        const change = books.transaction(ENTRIES, 'readwrite')
        const walk = change.objectStore(ENTRIES).openCursor()
        walk.addEventListener('success', () => {
          const cursor = walk.result
          if (!cursor) return
          const record = cursor.value as { readonly cacheName?: string; readonly url?: string }
          if (record.cacheName === cacheName && goes(record.url ?? '')) cursor.delete()
          cursor.continue()
        })
        change.addEventListener('complete', done)
        change.addEventListener('abort', done)
      } catch {
        // Without its table there are no records; a closing connection cannot be read.
        done()
      }
    })
  })
}
