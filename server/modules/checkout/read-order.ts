import type { Reader } from '../../db/schema/database.ts'
import { countUnknown, mayTryCodes } from '../../services/code-guesses.ts'
import type { ShopperContext } from '../../services/route.ts'
import { chosenOffers } from '../cart/chosen-offers.ts'
import { goodsInput, readGoods, refuseUnbuyable, type GoodsInput } from './goods.ts'
import { orderedOffers, statedOffers } from './offer-goods.ts'
import { price, type Priced } from './quote.ts'
import { assertPoints, pointsOfGoods } from './read-points.ts'
import { readTerms, type BuyerInput, type ReadTerms, type TermsInput } from './read-terms.ts'

interface ReadOrder {
  readonly read: ReadTerms
  /** Gifts and preferential goods of the bag, also those that the order leaves out. */
  readonly offers: Awaited<ReturnType<typeof statedOffers>>
  readonly priced: Priced
}

/**
 * Reads the codes, and none of them once this shopper or network has tried too many that do not exist. The reason why a gift card cannot
 * pay is in the log alone (traps 3.14).
 */
async function readGuarded(db: Reader, caller: ShopperContext, buyer: TermsInput): Promise<ReadTerms> {
  const { codes: typed = [] } = buyer
  if (typed.length === 0) return readTerms(db, caller, buyer)
  if (await mayTryCodes(caller)) {
    const read = await readTerms(db, caller, buyer)
    await countUnknown(caller, read.codes)
    for (const { refused } of read.codes)
      if (refused) caller.services.log.info('gift-card.refused', { ...refused })
    return read
  }
  const codes = typed.map((code) => ({
    typed: code,
    kind: 'unknown' as const,
    written: code,
    problem: 'too-many' as const,
  }))
  return { ...(await readTerms(db, caller, { ...buyer, codes: [] })), codes }
}

/** The present price of what a shopper would order now. Throws for goods that cannot be bought as they are. */
export async function readOrder(
  db: Reader,
  caller: ShopperContext,
  { buyNow, ...buyer }: BuyerInput & { readonly buyNow: GoodsInput | undefined },
): Promise<ReadOrder> {
  const found = await readGoods(db, caller, await goodsInput(db, caller, buyNow))
  refuseUnbuyable(found, buyNow !== undefined)
  await assertPoints(db, caller, found.goods)
  const read = await readGuarded(db, caller, { ...buyer, forGoods: pointsOfGoods(found.goods) })
  const chosen = buyNow ? [] : await chosenOffers(db, caller.shopper)
  const offers = await statedOffers(db, caller, { chosen, goods: found.goods, terms: read.price })
  const added = orderedOffers(offers)
  const { goods } = added.length > 0 ? await readGoods(db, caller, added) : { goods: [] }
  return { read, offers, priced: price([...found.goods, ...goods], caller, read.price) }
}
