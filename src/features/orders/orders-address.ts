import * as v from 'valibot'
import { readOrderNumber } from '#domain/checkout/order-number.ts'
import { ORDER_TABS, type OrderTab } from '#domain/orders/order-tabs.ts'

const LONGEST_KEYWORD = 200

/** Tab and words of "My Orders"; what cannot be understood is left out. */
export const ordersSearch = v.pipe(
  v.object({
    tab: v.fallback(v.optional(v.picklist(ORDER_TABS)), undefined),
    keyword: v.fallback(
      v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
      undefined,
    ),
  }),
  v.transform(({ tab, keyword }): OrdersSearch => ordersAt(tab, keyword ?? '')),
)

export interface OrdersSearch {
  readonly tab?: OrderTab
  readonly keyword?: string
}

/** The address of a tab: the first tab and empty words are not in it. */
export function ordersAt(tab: OrderTab | undefined, keyword: string): OrdersSearch {
  const words = keyword.trim().slice(0, LONGEST_KEYWORD)
  return {
    ...(tab === undefined || tab === 'all' ? {} : { tab }),
    ...(words === '' ? {} : { keyword: words }),
  }
}

/** The number in an address; undefined for anything else. */
export function readOrderId(id: string): string | undefined {
  return readOrderNumber(id)
}
