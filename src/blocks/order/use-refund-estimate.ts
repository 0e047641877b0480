import type { OrderView } from '#contract/buying/orders.contract.ts'
import { minor } from '#domain/brand.ts'
import { isCurrency } from '#domain/money/currencies.ts'
import { formatMoney } from '#domain/money/money.ts'
import { estimateRefund } from '#domain/orders/refund-estimate.ts'
import { useStorefront } from '../storefront/storefront-context.tsx'

export interface PiecesToRefund {
  /** Pieces by the position of their line. */
  readonly items: Readonly<Record<number, number>>
  /** No courier has any piece of the order. */
  readonly isUnsent: boolean
  readonly isShopsFault: boolean
}

/**
 * What the refund of these pieces gives back, as the shop writes money: `shipping` is undefined where it is kept, `gifts` where nothing is
 * taken off. The total is what can still be given back at most: a gesture of goodwill may have given back some of it before.
 */
export function useRefundEstimate(order: OrderView, pieces: PiecesToRefund) {
  const { locale } = useStorefront()
  const { currency, otTotal } = order.amounts
  const paid = order.adjustments.find(({ rule }) => rule === 'shipping')?.amount ?? 0
  const left = Math.max(0, paid - order.refunds.reduce((sum, { shipping }) => sum + shipping, 0))
  const before = order.refunds.filter(({ kind }) => kind !== 'payment')
  const most = Math.max(0, otTotal - before.reduce((sum, { amount }) => sum + amount, 0))
  const { goods, shipping, gifts } = estimateRefund(order.item, { ...pieces, shipping: left })
  const total = Math.min(most, goods + shipping - gifts)
  const write = (amount: number) => (isCurrency(currency) ? formatMoney(minor(amount), currency, locale) : '')
  return {
    goods: write(goods),
    shipping: shipping > 0 ? write(shipping) : undefined,
    gifts: gifts > 0 ? write(-gifts) : undefined,
    total: write(total),
    isNothing: total === 0,
    hasShipping: left > 0,
  }
}
