import type { CartGift, CartOffer } from '#contract/buying/gift.contract.ts'
import { minor } from '#domain/brand.ts'
import { stateOffers, type OpenOffer, type StatedOffer } from '#domain/cart/offers.ts'
import type { TotalsLine } from '#domain/cart/totals-line.ts'
import { priceIn } from '#domain/money/money.ts'
import { OFFER_TYPES, type OfferPromotion } from '#domain/promotions/promotion.ts'
import { amountFormat } from '../../core/amount-format.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { RequestContext } from '../../services/route.ts'
import { OFFER_TEXTS } from './offer-texts.ts'
import { offerProblem } from './offer-problem.ts'
import { offeredSkus, type ChosenOffer } from './chosen-offers.ts'

type Offered = Awaited<ReturnType<typeof offeredSkus>>

interface OffersOfBag {
  /** The lines of the bag that count. */
  readonly lines: readonly TotalsLine[]
  readonly open: readonly OpenOffer[]
  readonly chosen: readonly ChosenOffer[]
}

/** What promotions have added to the bag, and what they may add: only pieces that are there. */
export async function presentOffers(
  db: Reader,
  context: RequestContext,
  { lines, open, chosen }: OffersOfBag,
): Promise<{ readonly gifts: CartGift[]; readonly offers: CartOffer[] }> {
  const products = new Set([
    ...open.flatMap(({ offer }) => offer.products),
    ...chosen.map(({ productId }) => productId),
  ])
  if (products.size === 0) return { gifts: [], offers: [] }
  const skus = await offeredSkus(db, [...products])
  const stockOf = (sku: string) => skus.find((row) => row.sku === sku)?.stock ?? 0
  return {
    gifts: stateOffers(chosen, { open, lines, stockOf }).flatMap((stated) => presentGift(context, stated)),
    offers: open.map((one) => presentOffer(context, one, skus)).filter(({ pieces }) => pieces.length > 0),
  }
}

/** A gift whose reason is gone stays in view with words, and is no part of the order (traps 1.7). */
function presentGift(context: RequestContext, stated: StatedOffer<ChosenOffer>): CartGift[] {
  const { chosen, state, open } = stated
  const facts = context.services.catalogue.sku(chosen.sku, context, context.now)
  if (!facts) return []
  const price = priceIn(open?.offer.price ?? minor(0), context.currency)
  const problem = offerProblem(stated, context)
  return [
    {
      ruleId: chosen.ruleId,
      giftType: OFFER_TYPES[open?.offer.kind ?? 'gift'],
      sku: chosen.sku,
      productId: chosen.productId,
      spuCode: facts.spu,
      productsName: facts.name,
      color: facts.color,
      size: facts.size,
      imageUrl: facts.imageUrl,
      baseUrl: facts.baseUrl,
      finalPrice: price,
      formatFinalPrice: priceWords(context, price),
      state,
      ...(problem !== undefined && { problem }),
    },
  ]
}

function presentOffer(context: RequestContext, { offer, left }: OpenOffer, skus: Offered): CartOffer {
  return {
    ruleId: offer.id,
    giftType: OFFER_TYPES[offer.kind],
    left,
    formatLeft: amountFormat(context)(left),
    pieces: offer.products.flatMap((productId) => presentPiece(context, { offer, productId, skus })),
  }
}

function presentPiece(
  context: RequestContext,
  {
    offer,
    productId,
    skus,
  }: { readonly offer: OfferPromotion; readonly productId: string; readonly skus: Offered },
): CartOffer['pieces'] {
  const known = skus
    .filter((row) => row.product_id === productId)
    .map(({ sku }) => context.services.catalogue.sku(sku, context, context.now))
    .filter((facts) => facts !== undefined)
  const [first] = known
  if (!first) return []
  return [
    {
      productId,
      spuCode: first.spu,
      productsName: first.name,
      imageUrl: first.imageUrl,
      baseUrl: first.baseUrl,
      formatFinalPrice: priceWords(context, priceIn(offer.price, context.currency)),
      formatProductsPrice: amountFormat(context)(first.price),
      skus: known.map(({ sku, color, size }) => ({ sku, color, size })),
    },
  ]
}

function priceWords(context: RequestContext, price: number): string {
  return price === 0
    ? context.services.texts.in(context.language)(OFFER_TEXTS.free)
    : amountFormat(context)(price)
}
