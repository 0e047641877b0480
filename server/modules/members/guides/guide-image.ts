import type { InputOf } from '#contract/endpoint.ts'
import type { productGuideCodeImage } from '#contract/account/guide.contract.ts'
import { ShopError } from '../../../core/shop-error.ts'
import type { RequestContext } from '../../../services/route.ts'
import { firstPhoto, shortHash } from '../../media/assets/variant-of.ts'
import { garmentHash, guidePicture } from '../../media/addresses.ts'
import { isDrawableCode } from '../../media/code-letters.ts'
import { memberOf } from '../members.queries.ts'

/** Throws `guide-only`, and `product-unknown` for a SKU that the shop does not have. */
export async function guideImage(
  { services, shopper }: RequestContext,
  { sku }: InputOf<typeof productGuideCodeImage>,
): Promise<{ imageUrl: string }> {
  const { db } = services.store
  const member = await memberOf(db, shopper)
  const code = member?.role === 'guide' ? member.guide_code : null
  if (code === null || !isDrawableCode(code)) throw new ShopError('guide-only')
  const colour = await db
    .selectFrom('sku')
    .innerJoin('colour', 'colour.pid', 'sku.pid')
    .select(['colour.pid', 'colour.picture_key'])
    .where('sku.sku', '=', sku)
    .executeTakeFirst()
  if (!colour) throw new ShopError('product-unknown')
  const photo = await firstPhoto(db, colour.pid)
  const hash = photo === undefined ? garmentHash(services.pictures, colour.picture_key) : shortHash(photo)
  return { imageUrl: guidePicture({ pid: colour.pid, hash, code }) }
}
