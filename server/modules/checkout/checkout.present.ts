import { minor } from '#domain/brand.ts'
import { amountOf } from '#domain/cart/adjustment.ts'
import { dayRange, DELIVERY_DAYS } from '#domain/cart/shipping.ts'
import type { Totals } from '#domain/cart/totals.ts'
import { formatMoney } from '#domain/money/money.ts'
import type { Say } from '#domain/region/say.ts'
import type { Quote } from '#contract/buying/checkout.contract.ts'
import type { Storefront } from '../../services/route.ts'
import { presentAmounts } from '../orders/orders.present.ts'
import { SHIPPING_TEXTS } from './checkout.texts.ts'
import type { GoodsLine } from './goods.ts'
import type { Priced } from './quote.ts'

export function presentItems(goods: readonly GoodsLine[], storefront: Storefront): Quote['item'] {
  const format = formatter(storefront)
  return goods.map(({ facts, ...line }) => ({
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
    finalSale: facts.finalSale,
  }))
}

export function presentSums(sums: Totals, storefront: Storefront): Quote['amounts'] {
  return presentAmounts(
    {
      currency: storefront.currency,
      merchandise: sums.merchandise,
      adjustments: sums.adjustments,
      total: sums.total,
    },
    formatter(storefront),
  )
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
      format: shipping === 0 ? free : formatter(storefront)(shipping),
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

export function formatter(storefront: Pick<Storefront, 'currency' | 'locale'>): (amount: number) => string {
  return (amount) => formatMoney(minor(amount), storefront.currency, storefront.locale)
}
