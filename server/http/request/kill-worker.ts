/**
 * A worker that removes itself, in case the real one does harm (`SW_KILL=on`). It is served at the same address, so
 * every browser finds it at its next check (offline.md V11). It deletes only the caches: pages send the operations in
 * IndexedDB.
 */
export const KILL_WORKER = `
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.registration.unregister()
  })())
})
`.trim()
