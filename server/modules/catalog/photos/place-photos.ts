import type { ProductMediaTable } from '../../../db/schema/catalog.ts'
import type { Reader, Tx } from '../../../db/schema/database.ts'
import { markChanged } from '../catalog.commands.ts'

const PHOTO = 'photo'

/** The colour that a SKU, a colour's pid or an SPU (its first colour) names. */
export async function findColour(db: Reader, named: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('colour')
    .innerJoin('product', 'product.id', 'colour.product_id')
    .leftJoin('sku', 'sku.pid', 'colour.pid')
    .select('colour.pid')
    .where((is) =>
      is.or([is('colour.pid', '=', named), is('sku.sku', '=', named), is('product.spu', '=', named)]),
    )
    .orderBy('colour.position')
    .limit(1)
    .executeTakeFirst()
  return row?.pid
}

/** The photographs of a colour, in order. */
export async function photosOf(db: Reader, pid: string): Promise<string[]> {
  const rows = await db
    .selectFrom('product_media')
    .select('asset')
    .where('pid', '=', pid)
    .where('role', '=', PHOTO)
    .orderBy('position')
    .execute()
  return rows.map(({ asset }) => asset)
}

interface PlacedMedia {
  readonly pid: string
  readonly role: ProductMediaTable['role']
  /** The pictures in order; none takes away those that are there. */
  readonly assets: readonly string[]
  /** Millimetres that the picture is wide, for a role with a scale. */
  readonly mm?: number | undefined
  readonly now: number
}

/** Shows a colour by these files in one role, and has every node read its product again. */
export async function placeMedia(tx: Tx, { pid, role, assets, mm, now }: PlacedMedia): Promise<void> {
  await tx.deleteFrom('product_media').where('pid', '=', pid).where('role', '=', role).execute()
  const rows = assets.map((asset, position) => ({ pid, role, position, asset, mm: mm ?? null }))
  if (rows.length > 0) await tx.insertInto('product_media').values(rows).execute()
  const colour = await tx.selectFrom('colour').select('product_id').where('pid', '=', pid).executeTakeFirst()
  if (colour) await markChanged(tx, [colour.product_id], now)
}

/** Shows a colour by these photographs in this order, each once. */
export function placePhotos(
  tx: Tx,
  { assets, ...rest }: Pick<PlacedMedia, 'pid' | 'assets' | 'now'>,
): Promise<void> {
  return placeMedia(tx, { ...rest, role: PHOTO, assets: [...new Set(assets)] })
}

/** Takes a picture from every colour and deletes its row; false for one that the shop does not have. */
export async function removeAsset(
  tx: Tx,
  { asset, now }: { readonly asset: string; readonly now: number },
): Promise<boolean> {
  const shown = await tx
    .selectFrom('product_media')
    .select(['pid', 'role'])
    .distinct()
    .where('asset', '=', asset)
    .execute()
  for (const { pid, role } of shown) {
    const left = await tx
      .selectFrom('product_media')
      .select('asset')
      .where('pid', '=', pid)
      .where('role', '=', role)
      .where('asset', '!=', asset)
      .orderBy('position')
      .execute()
    await placeMedia(tx, { pid, role, assets: left.map((row) => row.asset), now })
  }
  const gone = await tx.deleteFrom('asset').where('hash', '=', asset).executeTakeFirst()
  return gone.numDeletedRows > 0n
}
