import type { Insertable } from 'kysely'
import type { Tx } from '../../../db/schema/database.ts'
import type { ImportPhotoTable } from '../../../db/schema/import-tables.ts'
import type { PlannedProduct } from '../plan-product.ts'
import { photosOfColours } from './photos-of-colours.ts'

/**
 * Notes the addresses of the photographs of some products, which are written already. A colour whose list is noted stays
 * as it is; of a changed list only addresses that were never fetched are open. A colour that the file names without
 * pictures keeps its own.
 */
export async function notePhotos(tx: Tx, products: readonly PlannedProduct[]): Promise<void> {
  const wanted = await photosOfProducts(tx, products)
  if (wanted.size === 0) return
  const rows = await tx
    .selectFrom('import_photo')
    .select(['pid', 'address'])
    .where('pid', 'in', [...wanted.keys()])
    .orderBy('pid')
    .orderBy('position')
    .execute()
  const noted = Map.groupBy(rows, ({ pid }) => pid)
  for (const [pid, addresses] of wanted) {
    const before = noted.get(pid)?.map(({ address }) => address) ?? []
    if (before.join('\n') === addresses.join('\n')) continue
    const known = await knownPhotos(tx, addresses)
    await tx.deleteFrom('import_photo').where('pid', '=', pid).execute()
    await tx
      .insertInto('import_photo')
      .values(
        addresses.map((address, position) => ({
          pid,
          position,
          address,
          ...(known.get(address) ?? { state: 'open', asset: null, reason: null }),
        })),
      )
      .execute()
  }
}

async function photosOfProducts(
  tx: Tx,
  products: readonly PlannedProduct[],
): Promise<Map<string, readonly string[]>> {
  const ids = products.filter(({ images }) => images.length > 0).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const colours = await tx
    .selectFrom('colour')
    .leftJoin('sku', 'sku.pid', 'colour.pid')
    .select(['colour.pid', 'sku.sku'])
    .where('colour.product_id', 'in', ids)
    .execute()
  const stored = new Set(colours.map(({ pid }) => pid))
  const pids = new Map(colours.map(({ pid, sku }) => [sku, pid]))
  const lists = products.flatMap((product) => [
    // A SKU without options keeps the colour that it has.
    ...photosOfColours(product, ({ sku, isPlain, colour }) =>
      isPlain ? (pids.get(sku) ?? colour.pid) : colour.pid,
    ),
  ])
  // A refused SKU may be the only one of a colour that is not in the shop.
  return new Map(lists.filter(([pid, addresses]) => stored.has(pid) && addresses.length > 0))
}

type KnownPhoto = Pick<Insertable<ImportPhotoTable>, 'state' | 'asset' | 'reason'>

/** What was fetched before, for whichever colour; an asset that the owner has removed is fetched again. */
async function knownPhotos(tx: Tx, addresses: readonly string[]): Promise<Map<string, KnownPhoto>> {
  const rows = await tx
    .selectFrom('import_photo')
    .leftJoin('asset', 'asset.hash', 'import_photo.asset')
    .select(['import_photo.address', 'import_photo.state', 'import_photo.reason', 'asset.hash'])
    .where('import_photo.address', 'in', [...addresses])
    .execute()
  return new Map(
    rows.flatMap(({ address, state, reason, hash }): [string, KnownPhoto][] => {
      if (hash !== null) return [[address, { state: 'fetched', asset: hash, reason: null }]]
      return state === 'failed' ? [[address, { state, asset: null, reason }]] : []
    }),
  )
}
