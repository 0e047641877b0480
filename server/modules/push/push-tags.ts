import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import type { CartLineState } from '#domain/cart/apply-to-cart.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { Storefront } from '../../services/route.ts'
import type { SkuFacts } from '../../services/catalogue.ts'
import type { EventServices } from '../../services/services.ts'
import { remindedBrowsers } from './push.queries.ts'

/** The piece named in a reminder: the newest that can be bought. */
export function pieceToShow(
  catalogue: EventServices['catalogue'],
  lines: readonly Pick<CartLineState, 'sku'>[],
  call: Storefront & { readonly now: number },
): SkuFacts | undefined {
  return lines
    .map((line) => catalogue.sku(line.sku, call, call.now))
    .find((facts) => facts && facts.onSale && facts.stock > 0)
}

interface TagContext extends Storefront {
  readonly services: Pick<EventServices, 'catalogue'>
  readonly shopper: Shopper
  readonly now: number
}

/**
 * Sets the tags of spec 7.3 after a change of the cart, for a user with reminders on; a cart without anything to buy
 * clears them. Runs in the transaction of the change, so that tags and cart always agree.
 */
export async function updatePushTags(
  tx: Tx,
  context: TagContext,
  lines: readonly Pick<CartLineState, 'sku'>[],
): Promise<void> {
  if ((await remindedBrowsers(tx, context.shopper)).length === 0) return undefined
  const piece = pieceToShow(context.services.catalogue, lines, context)
  if (!piece) return clearTags(tx, context.shopper)
  const tags = { cart_update: context.now, product_name: piece.name, product_image: piece.imageUrl }
  await tx
    .insertInto('push_tag')
    .values({ shopper: shopperKey(context.shopper), ...tags, reminded_at: null })
    .onConflict((conflict) => conflict.column('shopper').doUpdateSet(tags))
    .execute()
}

/** After a purchase, with an empty cart, after an opt-out (spec 7.3). */
export async function clearTags(tx: Tx, shopper: Shopper): Promise<void> {
  await tx
    .updateTable('push_tag')
    .set({ cart_update: null, product_name: null, product_image: null })
    .where('shopper', '=', shopperKey(shopper))
    .where('cart_update', 'is not', null)
    .execute()
}
