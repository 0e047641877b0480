const BOOKS = 'workbox-expiration'
const ENTRIES = 'cache-entries'

/**
 * The worker's books name each address of a cache, and go on naming it when the cache is gone: those of this cache are
 * taken out (they would say which pages somebody has looked at).
 */
export async function forgetAddresses(cacheName: string): Promise<void> {
  const known = (await indexedDB.databases?.()) ?? []
  if (!known.some(({ name }) => name === BOOKS)) return
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open(BOOKS)
    // Books that cannot be read name nothing to anybody else either.
    opening.addEventListener('error', () => resolve())
    opening.addEventListener('success', () => {
      const books = opening.result
      const done = () => {
        books.close()
        resolve()
      }
      if (!books.objectStoreNames.contains(ENTRIES)) return done()
      const change = books.transaction(ENTRIES, 'readwrite')
      const walk = change.objectStore(ENTRIES).openCursor()
      walk.addEventListener('success', () => {
        const cursor = walk.result
        if (!cursor) return
        if ((cursor.value as { cacheName?: string }).cacheName === cacheName) cursor.delete()
        cursor.continue()
      })
      change.addEventListener('complete', done)
      change.addEventListener('abort', done)
    })
  })
}
