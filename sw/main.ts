import { clientsClaim } from 'workbox-core'
import { addPlugins, addRoute, cleanupOutdatedCaches, precache } from 'workbox-precaching'
import { readToWorker } from '#contract/worker-messages.ts'
import { SYNC_TAG } from '#sync/outbox/sync-tag.ts'
import { orFromOfflineCatalog } from './offline-catalog.ts'
import type { SyncingRegistration } from './drain.ts'
import { fromStoredFiles } from './stored-files.ts'
import { listenToPushes } from './web-push.ts'
import { ruleFor } from './rules.ts'
import { answerNavigation, storeFirstPage } from './navigation.ts'
import { isPage } from './pages.ts'

interface SyncEvent extends ExtendableEvent {
  readonly tag: string
  readonly lastChance: boolean
}

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: { url: string; revision: string | null }[]
}

const { origin } = self.location

addPlugins([fromStoredFiles(() => self.registration.active === null)])
precache(self.__WB_MANIFEST)
// No derived addresses: `/` must stay the server's page, not an index.html (offline.md W8).
addRoute({ directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()
// The worker claims the first page at once; a new version waits for the page's message (offline.md S6, V4).
clientsClaim()

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.mode === 'navigate') {
    if (request.method !== 'GET' || !isPage(url, origin)) return
    event.respondWith(answerNavigation(event))
    return
  }
  const rule = ruleFor(url, request, origin)
  if (rule) event.respondWith(orFromOfflineCatalog(url, rule.strategy().handle({ request, url, event })))
})

self.addEventListener('message', (event) => {
  const message = readToWorker(event.data)
  if (message?.type === 'SKIP_WAITING') void self.skipWaiting()
  if (message?.type === 'claim') event.waitUntil(self.clients.claim())
  if (message?.type === 'warm') event.waitUntil(storeFirstPage(message.urls, event))
})

self.addEventListener('sync', (event) => {
  const { tag, lastChance, waitUntil } = event as SyncEvent
  const registration = self.registration as ServiceWorkerRegistration & SyncingRegistration
  if (tag !== SYNC_TAG) return
  // Its database is not part of the worker's start.
  const drained = import('./drain.ts').then(({ drainInWorker }) => drainInWorker(registration, lastChance))
  waitUntil.call(event, drained)
})

listenToPushes(self)
