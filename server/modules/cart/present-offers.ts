import type { CartGift, CartOffer } from '#contract/buying/gift.contract.ts'
import { minor } from '#domain/brand.ts'
import { isOpen, type OpenOffer } from '#domain/cart/offers.ts'
import { formatMoney, priceIn } from '#domain/money/money.ts'
import type { OfferPromotion } from '#domain/promotions/promotion.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { RequestContext } from '../../services/route.ts'
import { OFFER_TEXTS } from './offer-texts.ts'
import { offeredSkus, type ChosenOffer } from './chosen-offers.ts'

const GIFT_TYPE = { gift: 1, preferential: 2 } as const

type Offered = Awaited<ReturnType<typeof offeredSkus>>

interface OffersOfBag {
  readonly open: readonly OpenOffer[]
  readonly chosen: readonly ChosenOffer[]
}

/** What promotions have added to the bag, and what they may add: only pieces that are there. */
export async function presentOffers(
  db: Reader,
  context: RequestContext,
  { open, chosen }: OffersOfBag,
): Promise<{ readonly gifts: CartGift[]; readonly offers: CartOffer[] }> {
  const products = new Set([
    ...open.flatMap(({ offer }) => offer.products),
    ...chosen.map(({ productId }) => productId),
  ])
  if (products.size === 0) return { gifts: [], offers: [] }
  const skus = await offeredSkus(db, [...products])
  return {
    gifts: chosen.flatMap((one) => presentGift(context, { one, open, skus })),
    offers: open.map((one) => presentOffer(context, one, skus)).filter(({ pieces }) => pieces.length > 0),
  }
}

interface GiftInput {
  readonly one: ChosenOffer
  readonly open: readonly OpenOffer[]
  readonly skus: Offered
}

/** A gift whose reason is gone stays in view with words, and is no part of the order (traps 1.7). */
function presentGift(context: RequestContext, { one, open, skus }: GiftInput): CartGift[] {
  const { sku, productId, ruleId } = one
  const facts = context.services.catalogue.sku(sku, context, context.now)
  const offer = open.find((found) => found.offer.id === ruleId)
  if (!facts) return []
  const say = context.services.texts.in(context.language)
  const format = formatIn(context)
  const price = offer ? priceIn(offer.offer.price, context.currency) : 0
  const isThere = skus.some((row) => row.sku === sku)
  const problem = !offer
    ? say(OFFER_TEXTS.over)
    : !isThere
      ? say(OFFER_TEXTS.soldOut)
      : isOpen(open, ruleId)
        ? undefined
        : say(OFFER_TEXTS.below, { left: format(offer.left) })
  return [
    {
      ruleId,
      giftType: GIFT_TYPE[offer?.offer.kind ?? 'gift'],
      sku,
      productId,
      spuCode: facts.spu,
      productsName: facts.name,
      color: facts.color,
      size: facts.size,
      imageUrl: facts.imageUrl,
      baseUrl: facts.baseUrl,
      finalPrice: price,
      formatFinalPrice: priceWords(context, price),
      ...(problem !== undefined && { problem }),
    },
  ]
}

function presentOffer(context: RequestContext, { offer, left }: OpenOffer, skus: Offered): CartOffer {
  return {
    ruleId: offer.id,
    giftType: GIFT_TYPE[offer.kind],
    left,
    formatLeft: formatIn(context)(left),
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
      formatProductsPrice: formatIn(context)(first.price),
      skus: known.map(({ sku, color, size }) => ({ sku, color, size })),
    },
  ]
}

function priceWords(context: RequestContext, price: number): string {
  return price === 0
    ? context.services.texts.in(context.language)(OFFER_TEXTS.free)
    : formatIn(context)(price)
}

function formatIn({ currency, locale }: RequestContext): (amount: number) => string {
  return (amount) => formatMoney(minor(amount), currency, locale)
}
