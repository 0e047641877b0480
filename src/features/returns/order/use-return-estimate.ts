import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import { minor } from '#domain/brand.ts'
import { isCurrency } from '#domain/money/currencies.ts'
import { formatMoney } from '#domain/money/money.ts'
import { estimateReturn } from '#domain/returns/return-estimate.ts'
import type { ReturnReason } from '#domain/returns/return-reasons.ts'

interface Chosen {
  /** Pieces by the position of their line. */
  readonly items: Readonly<Record<number, number>>
  readonly reason: ReturnReason | undefined
}

/** What a return gives back, as the shop writes money: `shipping` is undefined where it is kept, `gifts` where nothing is taken off. */
export function useReturnEstimate(order: OrderView, { items, reason }: Chosen) {
  const { locale } = useStorefront()
  const { currency } = order.amounts
  const paid = order.adjustments.find(({ rule }) => rule === 'shipping')?.amount ?? 0
  const left = Math.max(0, paid - order.refunds.reduce((sum, { shipping }) => sum + shipping, 0))
  const { goods, shipping, gifts } = estimateReturn(order.item, { items, reason, shipping: left })
  const write = (amount: number) => (isCurrency(currency) ? formatMoney(minor(amount), currency, locale) : '')
  return {
    goods: write(goods),
    shipping: shipping > 0 ? write(shipping) : undefined,
    gifts: gifts > 0 ? write(-gifts) : undefined,
    total: write(goods + shipping - gifts),
    hasShipping: left > 0,
  }
}
