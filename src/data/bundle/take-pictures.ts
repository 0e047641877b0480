import { CallError } from '#contract/failure.ts'
import { HEADERS } from '#contract/envelope.ts'
import { spokenFor } from '#domain/region/language.ts'
import { garmentPicture } from '#domain/shelves/pictures.ts'
import type { ShelfProduct } from '#domain/shelves/shelf-product.ts'
import { unpackProducts } from '#domain/shelves/taken-products.ts'
import { CACHES } from '#contract/kept-names.ts'
import type { AlongWidth, BundleDb } from './bundle-db.ts'
import type { AlongWish } from './take-shop-along.ts'

/** Small enough to stop at once, large enough to fill the line. */
const BATCH = 8

/** The first picture of every product, in batches; goes on where it stopped, and drops those nobody shows any more. */
export async function takePictures(
  db: BundleDb,
  wish: AlongWish & { readonly width: AlongWidth },
): Promise<void> {
  const { width, signal, onStep } = wish
  if (width === 0) {
    await caches.delete(CACHES.picturesAlong)
    await db.pictures.delete('pictures')
    return
  }
  const begins = await picturesOf(db, wish)
  const cache = await caches.open(CACHES.picturesAlong)
  const format = (await readsAvif(`${begins[0]}-${width}.avif`, signal)) ? 'avif' : 'webp'
  const wanted = new Set(begins.map((begin) => `${begin}-${width}.${format}`))
  const here = new Set<string>()
  for (const { url } of await cache.keys()) {
    const path = new URL(url).pathname
    if (wanted.has(path)) here.add(path)
    else await cache.delete(url)
  }
  const missing = [...wanted].filter((path) => !here.has(path))
  const known = await db.pictures.get('pictures')
  let got = here.size
  let bytes = known?.width === width ? known.bytes : 0
  const tell = async () => {
    await db.pictures.put({ key: 'pictures', width, wanted: wanted.size, got, bytes })
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

/** Answers what it weighs. Only a picture of the shop is kept: a hotel's sign-in page is not a dress (offline.md F29). */
async function takeOne(cache: Cache, path: string, signal: AbortSignal): Promise<number> {
  const response = await fetch(path, { headers: { [HEADERS.along]: '1' }, signal }).catch(
    (error: unknown) => {
      if (signal.aborted) throw error
      throw new CallError({ kind: 'offline' })
    },
  )
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || !type.startsWith('image/'))
    throw new CallError({ kind: 'malformed', detail: `${path}: ${response.status} ${type}` })
  const body = await response.blob()
  await cache.put(path, new Response(body, { headers: response.headers }))
  return body.size
}

async function readsAvif(path: string, signal: AbortSignal): Promise<boolean> {
  const response = await fetch(path, { headers: { [HEADERS.along]: '1' }, signal }).catch(() => {
    throw new CallError({ kind: 'offline' })
  })
  const picture = await createImageBitmap(await response.blob()).catch(() => undefined)
  picture?.close()
  return picture !== undefined
}

async function picturesOf(db: BundleDb, { language }: AlongWish): Promise<string[]> {
  const spoken = spokenFor(language)
  const kept = await db.kept.get(spoken)
  if (!kept) throw new RangeError('pictures of a shop that is not here')
  const latest = new Map<string, ShelfProduct>()
  for (const row of await db.parts.bulkGet([...kept.parts]))
    for (const { product } of row ? unpackProducts(row.products, spoken) : []) latest.set(product.id, product)
  return [...latest.values()]
    .filter(({ listed }) => listed)
    .sort((one, other) => one.rank - other.rank)
    .flatMap((product) => {
      const colour = shownColour(product)
      return colour ? [garmentPicture(colour.pid, colour.hash, 'front')] : []
    })
}

/** The colour a card shows: the first that can be bought. */
function shownColour({ colours, onSale }: ShelfProduct): ShelfProduct['colours'][number] | undefined {
  const buyable = colours.find(({ skus }) => onSale && skus.some(({ hidden, stock }) => !hidden && stock > 0))
  return buyable ?? colours[0]
}
