import { Mutex } from 'async-mutex'
import type { Reader } from '../../../db/schema/database.ts'
import { readNames } from '../../catalog/read-rows.ts'
import { addPhoto, showColour, type PhotoServices } from './colour-photos.ts'
import { fileNameOf } from './file-name.ts'
import { PictureNotFetched, type FetchPicture } from './fetch-picture.ts'

/** Colours whose photographs are fetched before they are shown. */
const COLOURS_AT_ONCE = 20
const FETCHED_AT_ONCE = 4

export interface FetchServices extends PhotoServices {
  readonly fetchPicture: FetchPicture
}

interface FetchInput {
  /** Whether photographs that failed before are fetched again. */
  readonly retriesFailed: boolean
  /** Epoch milliseconds. */
  readonly now: number
}

export interface FetchedPhotos {
  readonly fetched: number
  /** Colours that are shown by other photographs than before. */
  readonly colours: number
}

/**
 * Fetches the noted photographs that are open and shows each colour by its own, some colours at a time: a run that was
 * stopped goes on with the next one. One that cannot be fetched costs its own place only.
 */
export async function fetchPhotos(
  services: FetchServices,
  { retriesFailed, now }: FetchInput,
): Promise<FetchedPhotos> {
  const { db } = services.store
  if (retriesFailed)
    await db
      .updateTable('import_photo')
      .set({ state: 'open', reason: null })
      .where('state', '=', 'failed')
      .execute()
  const done = { fetched: 0, colours: 0 }
  for (;;) {
    const pids = await coloursToShow(db)
    if (pids.length === 0) return done
    done.fetched += await fetchAll(services, await openAddresses(db, pids), now)
    for (const pid of pids) if (await show(services, pid, now)) done.colours += 1
  }
}

async function coloursToShow(db: Reader): Promise<string[]> {
  const rows = await db
    .selectFrom('import_photo')
    .select('pid')
    .distinct()
    .where('state', 'in', ['open', 'fetched'])
    .orderBy('pid')
    .limit(COLOURS_AT_ONCE)
    .execute()
  return rows.map(({ pid }) => pid)
}

async function openAddresses(db: Reader, pids: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('import_photo')
    .select('address')
    .where('pid', 'in', [...pids])
    .where('state', '=', 'open')
    .orderBy('pid')
    .orderBy('position')
    .execute()
  return [...new Set(rows.map(({ address }) => address))]
}

/** Returns how many are in the shop now. After an error of the shop itself it begins no other, and ends those under way. */
async function fetchAll(services: FetchServices, addresses: readonly string[], now: number): Promise<number> {
  const left = [...addresses]
  let fetched = 0
  async function fetchNext(): Promise<void> {
    try {
      for (let address = left.shift(); address !== undefined; address = left.shift())
        if (await fetchOne(services, address, now)) fetched += 1
    } catch (error) {
      left.length = 0
      throw error
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: FETCHED_AT_ONCE }, fetchNext))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return fetched
}

/** True where the photograph is in the shop now. */
async function fetchOne(services: FetchServices, address: string, now: number): Promise<boolean> {
  const result = await fetchAsset(services, address, now)
  await services.store.db
    .updateTable('import_photo')
    .set('reason' in result ? { state: 'failed', ...result } : { state: 'fetched', ...result })
    .where('address', '=', address)
    .where('state', '=', 'open')
    .execute()
  return 'asset' in result
}

/** A picture of 60 megapixels takes hundreds of megabytes while it is decoded. */
const decoding = new Mutex()

async function fetchAsset(
  services: FetchServices,
  address: string,
  now: number,
): Promise<{ readonly asset: string } | { readonly reason: string }> {
  try {
    const bytes = await services.fetchPicture(address)
    const image = { bytes, name: fileNameOf(address), now }
    const added = await decoding.runExclusive(() => addPhoto(services, image))
    return typeof added === 'string' ? { asset: added } : { reason: added.refused }
  } catch (error) {
    if (error instanceof PictureNotFetched) return { reason: error.message }
    throw error
  }
}

async function show({ store }: FetchServices, pid: string, now: number): Promise<boolean> {
  const rows = await store.db
    .selectFrom('import_photo')
    .select('asset')
    .where('pid', '=', pid)
    .where('asset', 'is not', null)
    .orderBy('position')
    .execute()
  const assets = rows.flatMap(({ asset }) => asset ?? [])
  return showColour(
    { store },
    {
      pid,
      assets,
      now,
      async note(tx) {
        await tx
          .updateTable('import_photo')
          .set({ state: 'placed' })
          .where('pid', '=', pid)
          .where('state', '=', 'fetched')
          .execute()
      },
    },
  )
}

export interface FailedPhoto {
  readonly product: string
  readonly colour: string
  readonly address: string
  readonly reason: string
}

/** The photographs that could not be fetched, by product and in the order of their colour. */
export async function failedPhotos(db: Reader): Promise<FailedPhoto[]> {
  const rows = await db
    .selectFrom('import_photo')
    .innerJoin('colour', 'colour.pid', 'import_photo.pid')
    .innerJoin('product', 'product.id', 'colour.product_id')
    .select([
      'product.names as product',
      'colour.names as colour',
      'import_photo.address',
      'import_photo.reason',
    ])
    .where('import_photo.state', '=', 'failed')
    .orderBy('import_photo.pid')
    .orderBy('import_photo.position')
    .execute()
  return rows.map(({ product, colour, address, reason }) => ({
    product: readNames(product).en,
    colour: readNames(colour).en,
    address,
    reason: reason ?? '',
  }))
}
