import type { InputOf } from '#contract/endpoint.ts'
import type { cartAddGift } from '#contract/buying/gift.contract.ts'
import { shopperKey } from '#domain/account/shopper.ts'
import { OFFER_TYPES, runningOffers } from '#domain/promotions/promotion.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { ShopperContext } from '../../services/route.ts'
import { promotionsOf } from '../promotions/promotions.queries.ts'
import { bumpVersion } from './cart.commands.ts'
import { offeredSkus } from './chosen-offers.ts'

/**
 * Puts a piece of a promotion into the bag. It counts in the order while the bag fulfils the promotion, and no longer; an order has one
 * free gift (spec 9.6): another one takes its place.
 */
export async function addOffer(
  tx: Tx,
  context: ShopperContext,
  { ruleId, productId, sku, giftType }: InputOf<typeof cartAddGift>,
): Promise<void> {
  const { shopper, now } = context
  const offer = runningOffers(await promotionsOf(tx, context), now).find(({ id }) => id === ruleId)
  if (!offer?.products.includes(productId)) throw new ShopError('offer-over')
  if (giftType !== undefined && giftType !== OFFER_TYPES[offer.kind])
    throw new ShopError('bad-input', { field: 'giftType' })
  const skus = await offeredSkus(tx, [productId])
  if (!skus.some((row) => row.sku === sku)) throw new ShopError('sold-out', { sku })
  await bumpVersion(tx, shopper, now)
  const key = shopperKey(shopper)
  const replaced = tx.deleteFrom('cart_offer').where('shopper', '=', key)
  await (
    offer.kind === 'gift' ? replaced.where('kind', '=', 'gift') : replaced.where('rule_id', '=', ruleId)
  ).execute()
  const { kind } = offer
  await tx
    .insertInto('cart_offer')
    .values({ shopper: key, rule_id: ruleId, kind, sku, product_id: productId, added_at: now })
    .execute()
}

/** Takes it out again; nothing where it is not there. */
export async function removeOffer(tx: Tx, { shopper, now }: ShopperContext, ruleId: string): Promise<void> {
  await bumpVersion(tx, shopper, now)
  await tx
    .deleteFrom('cart_offer')
    .where('shopper', '=', shopperKey(shopper))
    .where('rule_id', '=', ruleId)
    .execute()
}
