/**
 * Sizes of stored content, counted: the browser's estimate is rounded, padded, and in some browsers invented
 * (offline.md 0.10). Bytes of the content, without the browser's overhead.
 */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return new Blob([value]).size
  if (typeof value === 'number' || typeof value === 'boolean') return 8
  if (typeof value !== 'object' || value === null) return 0
  if (value instanceof Blob) return value.size
  if (value instanceof ArrayBuffer) return value.byteLength
  if (ArrayBuffer.isView(value)) return value.byteLength
  return Object.entries(value).reduce((sum, [key, part]) => sum + key.length + sizeOf(part), 0)
}

/**
 * Bytes in all stores of a database; 0 if it does not exist, and measuring does not create it. Rejects when it cannot
 * be read.
 */
export function sizeOfDatabase(name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let missing = false
    const open = indexedDB.open(name)
    open.onupgradeneeded = () => {
      missing = true
      open.transaction?.abort()
    }
    open.addEventListener('error', () =>
      missing ? resolve(0) : reject(open.error ?? new Error('not readable')),
    )
    open.onsuccess = () => {
      const db = open.result
      const stores = [...db.objectStoreNames]
      if (stores.length === 0) return resolve(close(db, 0))
      let bytes = 0
      const read = db.transaction(stores, 'readonly')
      for (const store of stores) {
        const walk = read.objectStore(store).openCursor()
        walk.onsuccess = () => {
          if (!walk.result) return
          bytes += sizeOf(walk.result.value)
          walk.result.continue()
        }
      }
      read.oncomplete = () => resolve(close(db, bytes))
      read.addEventListener('abort', () => {
        db.close()
        reject(read.error ?? new Error('not readable'))
      })
    }
  })
}

function close(db: IDBDatabase, bytes: number): number {
  db.close()
  return bytes
}

export async function sizeOfCache(name: string): Promise<number> {
  if (!('caches' in globalThis) || !(await caches.has(name))) return 0
  const cache = await caches.open(name)
  let bytes = 0
  // One after the other: some hundred pictures at once would slow the page down.
  for (const request of await cache.keys()) {
    const response = await cache.match(request)
    if (response) bytes += (await response.blob()).size
  }
  return bytes
}

export function sizeOfLocal(mine: (key: string) => boolean): number {
  try {
    return Object.entries(localStorage).reduce(
      (sum, [key, value]) => (mine(key) ? sum + sizeOf(key) + sizeOf(value) : sum),
      0,
    )
  } catch {
    return 0
  }
}
