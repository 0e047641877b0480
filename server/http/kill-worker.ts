/**
 * The worker that takes itself away, for the day when the real one does harm (`SW_KILL=on`): it is served at the same
 * address, so every browser finds it at its next look (offline.md V11). It gives up the caches and nothing else: changes
 * that wait in IndexedDB are sent by the pages.
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
