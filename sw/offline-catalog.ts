import { API_PREFIX } from '#contract/envelope.ts'
import { PICTURE_WIDTHS } from '#contract/picture-widths.ts'
import { CACHES } from '#contract/storage-keys.ts'

/**
 * After this time without a response the installed catalogue answers, in ms: a network may be connected and still
 * deliver nothing.
 */
const PATIENCE_MS = 2_500
/** A gateway's answer for a server that does not respond. */
const GATEWAY_ERRORS = new Set([502, 504])

/**
 * The response of cache or network; without one in time, that of the installed catalogue. A device without a catalogue
 * waits as before.
 */
export async function orFromOfflineCatalog(url: URL, request: Promise<Response>): Promise<Response> {
  const own = url.pathname.startsWith('/media/')
    ? pictureFromCaches
    : url.pathname.startsWith(API_PREFIX)
      ? answerFromCatalog
      : undefined
  if (!own) return request
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))
  const first = await Promise.race([request.catch(() => undefined), patience])
  if (first && !GATEWAY_ERRORS.has(first.status)) return first
  // The catalogue may be unreadable; then the network's own response or failure is returned.
  return (await own(url).catch(() => undefined)) ?? request
}

/** Loaded when it is used first: a worker starts for each visit, and most visits do not need the catalogue. */
async function answerFromCatalog(url: URL): Promise<Response | undefined> {
  const answers = await import('./offline-catalog-answers.ts')
  return answers.answerFromCatalog(url)
}

const SIZED = /-(\d+)\.(avif|webp)$/
const HERE = [CACHES.pictures, CACHES.downloadedPictures]

/** The picture in another width or format: of those cached or downloaded, the one of the nearest width. */
async function pictureFromCaches(url: URL): Promise<Response | undefined> {
  const begin = url.pathname.replace(SIZED, '')
  const requested = Number(SIZED.exec(url.pathname)?.[1] ?? 0)
  const nearest = PICTURE_WIDTHS.toSorted((a, b) => Math.abs(a - requested) - Math.abs(b - requested))
  const open = await Promise.all(HERE.map((name) => caches.open(name)))
  for (const width of nearest)
    for (const format of ['avif', 'webp'])
      for (const cache of open) {
        const found = await cache.match(`${begin}-${width}.${format}`)
        if (found) return found
      }
  return undefined
}
