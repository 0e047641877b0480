import { CallError } from '#contract/failure.ts'
import { HEADERS } from '#contract/envelope.ts'
import { spokenFor } from '#domain/region/language.ts'
import { picturesOfColour } from '#domain/catalog/pictures.ts'
import type { StoredProduct } from '#domain/catalog/read-model/product-store.ts'
import { unpackProducts } from '#domain/catalog/offline-package/packaged-products.ts'
import { CACHES } from '#contract/storage-keys.ts'
import type { DownloadWidth, OfflineCatalogDb } from './offline-catalog-db.ts'
import type { DownloadOptions } from './download-options.ts'

/** Small enough to stop at once, large enough to fill the connection. */
const BATCH = 8

/**
 * Downloads the first picture of every product, in batches; resumes where it stopped and deletes pictures that no
 * product uses any more.
 */
export async function downloadPictures(
  db: OfflineCatalogDb,
  options: DownloadOptions & { readonly width: DownloadWidth },
): Promise<void> {
  const { width, signal, onStep } = options
  if (width === 0) {
    await caches.delete(CACHES.downloadedPictures)
    await db.pictures.delete('pictures')
    return
  }
  const begins = await picturesOf(db, options)
  const [sample] = begins
  if (sample === undefined) return
  const last = await db.pictures.get('pictures')
  const known = last?.width === width ? last : undefined
  const ofAll = { key: 'pictures', width, wanted: begins.length } as const
  // The choice is stored before the first request: a download that is paused during it can be resumed.
  await db.pictures.put({ ...ofAll, got: Math.min(known?.got ?? 0, begins.length), bytes: known?.bytes ?? 0 })
  const cache = await caches.open(CACHES.downloadedPictures)
  const format = (await readsAvif(`${sample}-${width}.avif`, signal)) ? 'avif' : 'webp'
  const wanted = new Set(begins.map((begin) => `${begin}-${width}.${format}`))
  const here = new Set<string>()
  let freed = 0
  for (const { url } of await cache.keys()) {
    const path = new URL(url).pathname
    if (wanted.has(path)) here.add(path)
    else {
      freed += (await (await cache.match(url))?.blob())?.size ?? 0
      await cache.delete(url)
    }
  }
  const missing = [...wanted].filter((path) => !here.has(path))
  let got = here.size
  let bytes = Math.max(0, (known?.bytes ?? 0) - freed)
  const tell = async () => {
    await db.pictures.put({ ...ofAll, got, bytes })
    onStep?.({ kind: 'pictures', got, of: wanted.size })
  }
  await tell()
  for (let at = 0; at < missing.length; at += BATCH) {
    signal.throwIfAborted()
    const results = await Promise.allSettled(
      missing.slice(at, at + BATCH).map(async (path) => {
        const weight = await takeOne(cache, path, signal)
        got++
        bytes += weight
      }),
    )
    await tell()
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  }
}

/** Stores one picture and returns its weight in bytes. */
async function takeOne(cache: Cache, path: string, signal: AbortSignal): Promise<number> {
  const { headers, body } = await fetchPicture(path, signal)
  await cache.put(path, new Response(body, { headers }))
  return body.size
}

/** Only a picture of the shop counts as one, not a hotel's sign-in page (offline.md F29). */
async function fetchPicture(path: string, signal: AbortSignal): Promise<{ headers: Headers; body: Blob }> {
  const response = await fetch(path, { headers: { [HEADERS.forDownload]: '1' }, signal }).catch(
    (error: unknown) => {
      if (signal.aborted) throw error
      throw new CallError({ kind: 'offline' })
    },
  )
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !type.startsWith('image/'))
    throw new CallError({ kind: 'malformed', detail: `${path}: ${response.status} ${type}` })
  return { headers: response.headers, body: await response.blob() }
}

/** Whether this browser decodes the format, tried on a picture that the shop has answered with. */
async function readsAvif(path: string, signal: AbortSignal): Promise<boolean> {
  const { body } = await fetchPicture(path, signal)
  const picture = await createImageBitmap(body).catch(() => undefined)
  picture?.close()
  return picture !== undefined
}

async function picturesOf(db: OfflineCatalogDb, { language }: DownloadOptions): Promise<string[]> {
  const spoken = spokenFor(language)
  const catalog = await db.installed.get(spoken)
  if (!catalog) throw new RangeError('pictures of a shop that is not here')
  const latest = new Map<string, StoredProduct>()
  for (const row of await db.parts.bulkGet([...catalog.parts]))
    for (const { product } of row ? unpackProducts(row.products, spoken) : []) latest.set(product.id, product)
  const paths = [...latest.values()]
    .filter(({ listed }) => listed)
    .sort((one, other) => one.rank - other.rank)
    .flatMap((product) => {
      const colour = shownColour(product)
      return colour ? [picturesOfColour(colour)[0]] : []
    })
  // Products may be shown by the same photograph.
  return [...new Set(paths)]
}

/** The colour that a card shows: the first that can be bought. */
function shownColour({ colours, onSale }: StoredProduct): StoredProduct['colours'][number] | undefined {
  const buyable = colours.find(({ skus }) => onSale && skus.some(({ hidden, stock }) => !hidden && stock > 0))
  return buyable ?? colours[0]
}
