import type { OrderSums } from '#contract/buying/checkout.contract.ts'
import {
  adjustmentWords,
  isAdjustmentRule,
  isTenderKind,
  tenderWords,
} from '#domain/cart/adjustment-words.ts'
import { isCurrency } from '#domain/money/currencies.ts'
import type { Say } from '#domain/region/say.ts'
import { amountFormat } from '../../core/amount-format.ts'
import type { Storefront } from '../../services/route.ts'
import type { OrderAmount } from './order-adjustments.ts'
import type { Order } from './orders.queries.ts'

/** Where and when an order is shown, and in whose words. */
export type OrderReading = Pick<Storefront, 'language' | 'locale'> & {
  readonly say: Say
  /** Epoch milliseconds: it decides what can still be done. */
  readonly now: number
}

interface Amounts {
  readonly currency: string
  readonly merchandise: number
  readonly total: number
  readonly due: number
  readonly adjustments: readonly PresentedAmount[]
  readonly tenders: readonly PresentedAmount[]
}

type PresentedAmount = Pick<OrderAmount, 'rule' | 'amount' | 'reason'>

interface Writing {
  readonly format: (amount: number) => string
  readonly say: Say
}

/** The sums of a quote or an order; each adjustment and tender in words (decision 0198). */
export function presentAmounts(
  { currency, merchandise, total, due, adjustments, tenders }: Amounts,
  { format, say }: Writing,
): OrderSums {
  return {
    amounts: {
      currency,
      merchandise,
      formatMerchandise: format(merchandise),
      otTotal: total,
      formatOtTotal: format(total),
      due,
      formatDue: format(due),
    },
    adjustments: adjustments.map(({ rule, amount, reason }) => {
      const label = isAdjustmentRule(rule) ? adjustmentWords(rule, reason, say) : rule
      return { rule, label, amount, format: format(amount) }
    }),
    tenders: tenders.map(({ rule: kind, amount, reason }) => {
      const label = isTenderKind(kind) ? tenderWords(kind, reason, say) : kind
      return { kind, label, amount, format: format(amount) }
    }),
  }
}

/** Formats amounts of this order; throws for a currency that the shop no longer has. */
export function formatterOf(order: Pick<Order, 'currency'>, locale: string): (amount: number) => string {
  const { currency } = order
  if (!isCurrency(currency)) throw new RangeError(`an order in an unknown currency: ${currency}`)
  return amountFormat({ currency, locale })
}
