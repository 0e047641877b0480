import { isOpen, openOffers } from '#domain/cart/offers.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { ShopperContext } from '../../services/route.ts'
import { chosenOffers } from '../cart/chosen-offers.ts'
import type { GoodsInput, GoodsLine } from './goods.ts'
import type { PriceTerms } from './quote.ts'
import { sellableRows } from './checkout.queries.ts'

interface OfferInput {
  /** The goods of the bag, without offers. */
  readonly goods: readonly GoodsLine[]
  readonly terms: PriceTerms
}

/**
 * The gifts and preferential goods of a bag that are part of its order: their promotion runs, the goods fulfil it, and the piece is there.
 * The others are left out: the bag says why (traps 1.7).
 */
export async function offerGoods(
  db: Reader,
  context: ShopperContext,
  { goods, terms }: OfferInput,
): Promise<readonly GoodsInput[]> {
  const chosen = await chosenOffers(db, context.shopper)
  if (chosen.length === 0) return []
  const { site, currency, now } = context
  const open = openOffers(goods, { site, currency, now, ...terms })
  const rows = await sellableRows(
    db,
    chosen.map(({ sku }) => sku),
  )
  const taken = (sku: string) => goods.reduce((sum, line) => (line.sku === sku ? sum + line.qty : sum), 0)
  return chosen.flatMap(({ ruleId, sku, productId }) => {
    const offer = open.find((one) => one.offer.id === ruleId)?.offer
    const row = rows.find((one) => one.sku === sku)
    const isThere = row?.on_sale === 1 && row.hidden === 0 && row.stock > taken(sku)
    return offer && isThere && isOpen(open, ruleId) ? [{ sku, productId, qty: 1, offer }] : []
  })
}
