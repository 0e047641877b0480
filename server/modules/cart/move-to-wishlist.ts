import type { Tx } from '../../db/schema/database.ts'
import { Refusal } from '../../http/reasons.ts'
import type { Call } from '../../http/served.ts'
import type { Services } from '../../services.ts'
import { changeWishes } from '../wishlist/wishlist.commands.ts'
import { changeBag } from './cart.commands.ts'

/**
 * Wishes for the products of these lines and takes the lines out of the bag, both or neither. A line that another
 * device has taken out meanwhile is still wished for: that is what the shopper asked.
 */
export async function moveToWishlist(
  services: Services,
  tx: Tx,
  call: Call,
  skus: readonly string[],
): Promise<null> {
  for (const sku of skus) {
    const facts = services.catalogue.sku(sku, call, call.now)
    if (!facts) throw new Refusal('sku-unknown', { sku })
    await changeWishes(services, tx, call, { spu: facts.spu, on: true })
  }
  await changeBag(services, tx, call, { type: 'remove', skus })
  return null
}
