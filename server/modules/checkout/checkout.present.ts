import { minor } from '#domain/brand.ts'
import { amountOf } from '#domain/cart/adjustment.ts'
import type { Totals } from '#domain/cart/totals.ts'
import { formatMoney } from '#domain/money/money.ts'
import { spokenFor } from '#domain/region/language.ts'
import type { Quote } from '#contract/checkout.contract.ts'
import type { Storefront } from '../../services/route.ts'
import { presentAmounts } from '../orders/orders.present.ts'
import { SHIPPING_TEXTS } from './checkout.texts.ts'
import type { GoodsLine } from './goods.ts'
import { price, type Priced } from './quote.ts'

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

/** Both shipping methods, each with its cost. */
export function presentMethods(
  priced: Priced,
  storefront: Storefront,
  now: number,
): Quote['shippingMethods'] {
  const texts = SHIPPING_TEXTS[spokenFor(storefront.language)]
  const format = formatter(storefront)
  const { adjustments } = price(priced.goods, storefront, 'delivery', now).sums
  const shipping = amountOf(adjustments, 'shipping')
  return [
    {
      method: 'delivery',
      label: texts.delivery,
      format: shipping === 0 ? texts.free : format(shipping),
      eta: texts.deliveryEta,
    },
    { method: 'pickup', label: texts.pickup, format: texts.free, eta: texts.pickupEta },
  ]
}

export function formatter(storefront: Pick<Storefront, 'currency' | 'locale'>): (amount: number) => string {
  return (amount) => formatMoney(minor(amount), storefront.currency, storefront.locale)
}
