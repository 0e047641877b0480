import { openOffers, stateOffers, type StatedOffer } from '#domain/cart/offers.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { ShopperContext } from '../../services/route.ts'
import { offeredSkus, type ChosenOffer } from '../cart/chosen-offers.ts'
import type { GoodsInput, GoodsLine } from './goods.ts'
import type { PriceTerms } from './quote.ts'

interface OfferInput {
  readonly chosen: readonly ChosenOffer[]
  /** The goods of the bag, without offers. */
  readonly goods: readonly GoodsLine[]
  readonly terms: PriceTerms
}

/**
 * The gifts and preferential goods of a bag with what they are to its order: ordered where their promotion runs, the goods fulfil it and
 * the piece is there (traps 1.7).
 */
export async function statedOffers(
  db: Reader,
  { site, currency, now }: ShopperContext,
  { chosen, goods, terms }: OfferInput,
): Promise<readonly StatedOffer<ChosenOffer>[]> {
  if (chosen.length === 0) return []
  const skus = await offeredSkus(
    db,
    chosen.map(({ productId }) => productId),
  )
  return stateOffers(chosen, {
    open: openOffers(goods, { site, currency, now, ...terms }),
    lines: goods,
    stockOf: (sku) => skus.find((row) => row.sku === sku)?.stock ?? 0,
  })
}

/** Those that are ordered, as goods. */
export function orderedOffers(offers: readonly StatedOffer<ChosenOffer>[]): readonly GoodsInput[] {
  return offers.flatMap(({ chosen: { sku, productId }, state, open }) =>
    state === 'ordered' && open ? [{ sku, productId, qty: 1, offer: open.offer }] : [],
  )
}
