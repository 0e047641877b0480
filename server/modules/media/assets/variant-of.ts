import type { Reader } from '../../../db/schema/database.ts'
import type { Services } from '../../../services/services.ts'
import type { PictureFormat } from '../../../providers/pictures/picture-source.ts'
import type { VariantTask } from './make-variant.ts'
import { assetOrigin } from './open-origin.ts'

/** The variant of a photograph that an address names. */
export interface AssetVariant {
  readonly hash: string
  /** Neither cropped nor framed, for banners. */
  readonly isWhole: boolean
  readonly width: number
  readonly format: PictureFormat
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
  { hash, isWhole, width, format }: AssetVariant,
): Promise<(() => Promise<VariantTask>) | undefined> {
  const row = await store.db
    .selectFrom('asset')
    .select(['focal_x', 'focal_y'])
    .where('hash', '=', hash)
    .where('kind', '=', 'image')
    .executeTakeFirst()
  if (!row) return undefined
  const focal = { x: row.focal_x, y: row.focal_y }
  return async () => ({ original: await assetOrigin(env).read(hash), isWhole, width, format, focal })
}
