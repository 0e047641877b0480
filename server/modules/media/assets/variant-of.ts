import type { Reader } from '../../../db/schema/database.ts'
import type { Services } from '../../../services/services.ts'
import type { PictureSize } from '../picture-size.ts'
import type { Framing, VariantTask } from './make-variant.ts'
import { assetOrigin } from './open-origin.ts'

/** The variant of a picture that an address names. */
export interface AssetVariant extends PictureSize {
  readonly hash: string
  readonly framing: Framing
}

/** Two cutouts on one rod. */
export interface CutoutPair extends PictureSize {
  readonly cutouts: readonly [left: string, right: string]
}

/** The first photograph of a colour, where it has any. */
export async function firstPhoto(db: Reader, pid: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('product_media')
    .select('asset')
    .where('pid', '=', pid)
    .where('role', '=', 'photo')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  return row?.asset
}

/** Part of a photograph's hash in the address of a guide's picture: as long as the hash of a picture of the source. */
export function shortHash(asset: string): string {
  return asset.slice(0, 10)
}

/** What a variant is made from; undefined for an asset that the shop does not have. */
export async function variantOf(
  { store, env }: Pick<Services, 'store' | 'env'>,
  { hash, ...asked }: AssetVariant,
): Promise<(() => Promise<VariantTask>) | undefined> {
  const row = await store.db
    .selectFrom('asset')
    .select(['focal_x', 'focal_y'])
    .where('hash', '=', hash)
    .where('kind', '=', 'image')
    .executeTakeFirst()
  if (!row) return undefined
  const focal = { x: row.focal_x, y: row.focal_y }
  return async () => ({ original: await assetOrigin(env).read(hash), ...asked, focal })
}

/**
 * What a picture of two cutouts is made from; undefined unless they are cutouts of pieces that the shop offers together, so
 * that requests cannot make it render at will.
 */
export async function pairTaskOf(
  { store: { db }, env }: Pick<Services, 'store' | 'env'>,
  { cutouts: [left, right], width, format }: CutoutPair,
): Promise<(() => Promise<VariantTask>) | undefined> {
  const row = await db
    .selectFrom('product_media as one')
    .innerJoin('colour as own', 'own.pid', 'one.pid')
    .innerJoin('product_relation as relation', (on) =>
      on
        .on('relation.kind', '=', 'bundle')
        .on((is) =>
          is.or([
            is('relation.product_id', '=', is.ref('own.product_id')),
            is('relation.other_id', '=', is.ref('own.product_id')),
          ]),
        ),
    )
    .innerJoin('colour as other', (on) =>
      on.on((is) =>
        is.or([
          is('relation.product_id', '=', is.ref('other.product_id')),
          is('relation.other_id', '=', is.ref('other.product_id')),
        ]),
      ),
    )
    .innerJoin('product_media as two', 'two.pid', 'other.pid')
    .select('one.asset')
    .where('one.asset', '=', left)
    .where('one.role', '=', 'cutout')
    .where('two.asset', '=', right)
    .where('two.role', '=', 'cutout')
    .whereRef('own.product_id', '!=', 'other.product_id')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { read } = assetOrigin(env)
  return async () => {
    const [original, beside] = await Promise.all([read(left), read(right)])
    return { original, beside, framing: 'pair', width, format, focal: MIDDLE }
  }
}

const MIDDLE = { x: 50, y: 50 }
