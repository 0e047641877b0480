import type { OrderView } from '#contract/buying/orders.contract.ts'
import { isInTab, ORDER_TABS, type OrderTab, type TabFacts } from '#domain/orders/order-tabs.ts'

type Searched = Pick<OrderView, 'orderNumber' | 'status' | 'actions' | 'refunds' | 'returns'> & {
  readonly item: readonly Pick<OrderView['item'][number], 'productsName'>[]
}

/** The orders of this device in a tab, with these words in their number or in a product's name (spec 2.14). */
export function ordersIn<Order extends Searched>(
  list: readonly Order[],
  { tab, keyword }: { readonly tab: OrderTab; readonly keyword: string },
): Order[] {
  return list.filter((order) => isInTab(tab, factsOf(order)) && hasWords(order, keyword))
}

/** How many of them each tab has. */
export function countTabs(list: readonly Searched[], keyword: string): Readonly<Record<OrderTab, number>> {
  const counts = ORDER_TABS.map((tab) => [tab, ordersIn(list, { tab, keyword }).length] as const)
  return Object.fromEntries(counts) as Record<OrderTab, number>
}

function factsOf({ status, actions, refunds, returns }: Searched): TabFacts {
  return {
    status,
    isToReview: actions.includes('review'),
    hasReturn: returns.length + refunds.length > 0,
  }
}

function hasWords({ orderNumber, item }: Searched, keyword: string): boolean {
  const words = keyword.trim().toLowerCase()
  if (words === '') return true
  const texts = [orderNumber, ...item.map(({ productsName }) => productsName)]
  return texts.some((text) => text.toLowerCase().includes(words))
}
