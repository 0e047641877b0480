import type { OrderSums, OrderView } from '#contract/buying/checkout.contract.ts'
import {
  adjustmentWords,
  isAdjustmentRule,
  isTenderKind,
  tenderWords,
} from '#domain/cart/adjustment-words.ts'
import { isCurrency } from '#domain/money/currencies.ts'
import type { Say } from '#domain/region/say.ts'
import { amountFormat } from '../../core/amount-format.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { Storefront } from '../../services/route.ts'
import { nameIn } from '../../core/name-in.ts'
import { storeById } from '../stores/stores.queries.ts'
import { adjustmentsOf, tendersOf, type OrderAmount } from './order-adjustments.ts'
import { paymentStateOf } from './orders.policy.ts'
import {
  addressesOfOrder,
  attemptsOf,
  linesOfOrder,
  parcelOf,
  wasChanged,
  type Order,
} from './orders.queries.ts'

/** An order for the client: in its own currency and language, amounts formatted for the user's locale. */
export async function presentOrder(
  db: Reader,
  order: Order,
  storefront: Pick<Storefront, 'language' | 'locale'> & { readonly say: Say },
): Promise<OrderView> {
  const [newest] = await attemptsOf(db, order.id)
  const state = paymentStateOf(order.status, newest?.state, await wasChanged(db, order))
  const format = formatterOf(order, storefront.locale)
  return {
    orderNumber: order.number,
    status: order.status,
    paymentState: state === 'risk' ? 'waiting' : state,
    createdAt: order.created_at,
    payBy: order.pay_by,
    paidAt: order.paid_at,
    parcel: (await parcelOf(db, order.id)) ?? null,
    email: order.email,
    shippingMethod: order.shipping_method,
    ...addressesOfOrder(order),
    note: order.note,
    store: await storeOf(db, order, storefront),
    item: (await linesOfOrder(db, order.id)).map((line) => ({
      sku: line.sku,
      productId: line.product_id,
      spuCode: line.spu,
      productsName: line.name,
      color: line.color,
      size: line.size,
      imageUrl: line.image,
      baseUrl: line.url,
      qty: line.qty,
      finalPrice: line.unit,
      formatFinalPrice: format(line.unit),
      amount: line.amount,
      formatAmount: format(line.amount),
      part: line.amount - line.discount,
      finalSale: line.final_sale === 1,
      isGift: line.offer_rule !== null && line.unit === 0,
    })),
    ...presentAmounts(
      { ...order, adjustments: await adjustmentsOf(db, order.id), tenders: await tendersOf(db, order.id) },
      { format, say: storefront.say },
    ),
  }
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

async function storeOf(db: Reader, order: Order, storefront: Pick<Storefront, 'language'>) {
  if (order.store_id === null) return null
  const store = await storeById(db, order.store_id)
  return store ? { name: nameIn(store.names, storefront.language), address: store.address } : null
}
