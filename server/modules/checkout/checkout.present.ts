import { amountOf } from '#domain/cart/adjustment.ts'
import type { StatedOffer } from '#domain/cart/offers.ts'
import { dayRange, DELIVERY_DAYS } from '#domain/cart/shipping.ts'
import type { Say } from '#domain/region/say.ts'
import type { OrderSums, Quote } from '#contract/buying/checkout.contract.ts'
import { amountFormat } from '../../core/amount-format.ts'
import type { RequestContext, Storefront } from '../../services/route.ts'
import type { ChosenOffer } from '../cart/chosen-offers.ts'
import { offerProblem } from '../cart/offer-problem.ts'
import { presentAmounts } from '../orders/present-amounts.ts'
import { SHIPPING_TEXTS } from './checkout.texts.ts'
import type { Priced } from './quote.ts'

export function presentItems({ goods, sums }: Priced, storefront: Storefront): Quote['item'] {
  const format = amountFormat(storefront)
  return goods.map(({ facts, ...line }, at) => ({
    sku: line.sku,
    productId: line.productId,
    spuCode: facts.spu,
    productsName: facts.name,
    color: facts.color,
    size: facts.size,
    imageUrl: facts.imageUrl,
    baseUrl: facts.baseUrl,
    qty: line.qty,
    finalPrice: line.unit,
    formatFinalPrice: format(line.unit),
    amount: line.unit * line.qty,
    formatAmount: format(line.unit * line.qty),
    part: sums.lines[at]?.amount ?? 0,
    finalSale: facts.finalSale,
    isGift: line.offerRule !== undefined && line.unit === 0,
  }))
}

export function presentPriced({ sums, settled }: Priced, storefront: Storefront, say: Say): OrderSums {
  const { merchandise, adjustments, total } = sums
  const { currency } = storefront
  const tenders = settled.tenders.map(({ kind, ...one }) => ({ ...one, rule: kind }))
  const amounts = { currency, merchandise, total, due: settled.due, adjustments, tenders }
  return presentAmounts(amounts, { format: amountFormat(storefront), say })
}

/** Gifts and preferential goods of the bag that this order goes without, each with its reason. */
export function presentLeftOut(
  offers: readonly StatedOffer<ChosenOffer>[],
  context: RequestContext,
): Quote['leftOut'] {
  return offers.flatMap((stated) => {
    const { sku } = stated.chosen
    const facts = context.services.catalogue.sku(sku, context, context.now)
    const problem = offerProblem(stated, context)
    return facts && problem !== undefined ? [{ sku, productsName: facts.name, problem }] : []
  })
}

interface MethodFacts {
  readonly storefront: Storefront
  readonly say: Say
  /** Whether there is a store to collect in. */
  readonly hasStores: boolean
}

/** The ways of getting the goods, each with what it would cost. `delivered`: the goods priced for delivery. */
export function presentMethods(
  delivered: Priced,
  { storefront, say, hasStores }: MethodFacts,
): Quote['shippingMethods'] {
  const shipping = amountOf(delivered.sums.adjustments, 'shipping')
  const free = say(SHIPPING_TEXTS.free)
  const processing = dayRange(DELIVERY_DAYS.processing)
  const international = dayRange(DELIVERY_DAYS.international)
  return [
    {
      method: 'delivery',
      label: say(SHIPPING_TEXTS.delivery),
      format: shipping === 0 ? free : amountFormat(storefront)(shipping),
      eta: say(SHIPPING_TEXTS.deliveryEta, { processing, international }),
    },
    ...(hasStores
      ? [
          {
            method: 'pickup' as const,
            label: say(SHIPPING_TEXTS.pickup),
            format: free,
            eta: say(SHIPPING_TEXTS.pickupEta, { pickup: dayRange(DELIVERY_DAYS.pickup) }),
          },
        ]
      : []),
  ]
}
