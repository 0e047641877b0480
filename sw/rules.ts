import type { WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst, StaleWhileRevalidate, type Strategy } from 'workbox-strategies'
import { HEADERS } from '#contract/envelope.ts'
import { CACHES } from '#contract/storage-keys.ts'
import { SHARED_PATHS } from '#contract/shared-paths.ts'
import { AnyVersion, isPack } from './language-packs.ts'
import { wholeFile } from './whole-file.ts'

/**
 * What may be answered from a cache, and how. First match wins; requests that match no rule go to the network. Cart,
 * wishlist, session, checkout, payment and orders match none, so no cache can hold them.
 */
const RULES: readonly Rule[] = [
  {
    what: 'a language pack names its version in its address, so it never changes',
    matches: ({ url }) => isPack(url) && url.searchParams.has('version'),
    strategy: once(
      () => new CacheFirst({ cacheName: CACHES.texts, plugins: [onlyOurs('application/json'), most(40)] }),
    ),
  },
  {
    what: 'a language pack of no named version is the newest one on the device',
    matches: ({ url }) => isPack(url),
    strategy: once(
      () => new AnyVersion({ cacheName: CACHES.texts, plugins: [onlyOurs('application/json'), most(40)] }),
    ),
  },
  {
    what: 'the categories stand in the frame of every page, so they stay when the catalogue has to go',
    matches: ({ url }) => url.pathname === '/api/common/cateTree',
    strategy: once(
      () =>
        new StaleWhileRevalidate({
          cacheName: CACHES.texts,
          plugins: [onlyOurs('application/json'), most(40)],
        }),
    ),
  },
  {
    what: 'the catalogue may be a visit old: shown at once, renewed behind; language and currency are in the address',
    matches: ({ url }) => SHARED_PATHS.some((path) => path.test(url.pathname)),
    strategy: once(
      () =>
        new StaleWhileRevalidate({
          cacheName: CACHES.catalogue,
          plugins: [onlyOurs('application/json'), mostUntilFull(300)],
        }),
    ),
  },
  {
    what: 'films are fetched as wholes, whatever part of one is asked for, and change their address when they change',
    matches: ({ url }) => isFilm(url),
    strategy: once(
      () =>
        new CacheFirst({
          cacheName: CACHES.films,
          plugins: [wholeFile, onlyOurs('video/'), mostUntilFull(30)],
        }),
    ),
  },
  {
    what: 'pictures change their address when they change',
    matches: ({ url }) => url.pathname.startsWith('/media/'),
    strategy: once(
      () => new CacheFirst({ cacheName: CACHES.pictures, plugins: [onlyOurs('image/'), mostUntilFull(800)] }),
    ),
  },
  {
    what: 'chunks that are not precached have hashed names; their cache outlives a build',
    matches: ({ url }) => url.pathname.startsWith('/assets/'),
    strategy: once(
      () =>
        new CacheFirst({
          cacheName: CACHES.chunks,
          plugins: [chunkInTime, onlyOurs('text/', 'font/', 'application/'), most(120)],
        }),
    ),
  },
  {
    what: 'manifest and icons',
    matches: ({ url }) => url.pathname === '/manifest.webmanifest' || url.pathname.startsWith('/icons/'),
    strategy: once(
      () =>
        new StaleWhileRevalidate({
          cacheName: CACHES.shell,
          plugins: [onlyOurs('image/', 'application/manifest+json'), most(20)],
        }),
    ),
  },
]

/** One strategy per rule: each has its own expiration records. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}

export interface Rule {
  readonly what: string
  readonly matches: (at: { readonly url: URL; readonly request: Request }) => boolean
  readonly strategy: () => Strategy
}

function isFilm({ pathname }: URL): boolean {
  return pathname.startsWith('/media/p/') && pathname.endsWith('.webm')
}

/** Videos of reviews are up to 30 MB each: the browser's own cache holds what it has played. */
function isVideo({ pathname }: URL): boolean {
  return pathname.startsWith('/media/v/')
}

export function ruleFor(url: URL, request: Request, origin: string): Rule | undefined {
  if (request.method !== 'GET' || url.origin !== origin) return undefined
  // A cache holds wholes.
  if ((request.headers.has('range') && !isFilm(url)) || isVideo(url)) return undefined
  // Fetched by the page for its own database (`src/offline-catalog`): kept out of the small caches.
  if (request.headers.has(HEADERS.forDownload)) return undefined
  return RULES.find((rule) => rule.matches({ url, request }))
}

/** Of a chunk of the app (spec 9.4, decision 0162): the page then treats it as missing (offline.md S7). */
const CHUNK_WITHIN_MS = 120_000

export const chunkInTime: WorkboxPlugin = {
  requestWillFetch: async ({ request }) =>
    new Request(request, { signal: AbortSignal.timeout(CHUNK_WITHIN_MS) }),
}

/** Bounded by number, not by age: a device with a wrong clock must not lose its cache (offline.md D23). */
function most(entries: number): ExpirationPlugin {
  return new CountedOnWrite({ maxEntries: entries })
}

/**
 * As `most`, and the whole cache is deleted when the device has no room: Workbox purges every cache with this setting at
 * once, so only those have it that a device without room can spare (offline.md D13).
 */
export function mostUntilFull(entries: number): ExpirationPlugin {
  return new CountedOnWrite({ maxEntries: entries, purgeOnQuotaError: true })
}

/**
 * Entries are counted when one is written, and those written first go first. Workbox would note each read in a database
 * and count again, for every picture of a page while the browser draws it (decision 0110).
 */
class CountedOnWrite extends ExpirationPlugin {
  override cachedResponseWillBeUsed = undefined
}

/**
 * Only complete responses that the shop has marked (ETag, immutable): a hotel's sign-in page is not cached as a picture
 * (F29).
 */
function onlyOurs(...types: readonly string[]) {
  return {
    cacheWillUpdate: async ({ response }: { response: Response }) =>
      isOurs(response, types) ? response : null,
  }
}

export function isOurs(response: Response, types: readonly string[]): boolean {
  const type = response.headers.get('content-type') ?? ''
  const cacheControl = response.headers.get('cache-control') ?? ''
  const marked = response.headers.has('etag') || cacheControl.includes('immutable')
  const whole = response.status === 200 && !response.redirected
  return (
    whole && marked && !cacheControl.includes('no-store') && types.some((known) => type.startsWith(known))
  )
}
