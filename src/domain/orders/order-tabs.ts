import type { OrderStatus } from './order-states.ts'

/** Tabs of "My Orders" (spec 2.14); `unpaid` is the one that the specification calls Unavailable. */
export const ORDER_TABS = ['all', 'unpaid', 'processing', 'shipped', 'reviews', 'returns'] as const
export type OrderTab = (typeof ORDER_TABS)[number]

/** What decides in which tabs an order is. */
export interface TabFacts {
  readonly status: OrderStatus
  /** A delivered product of it has no review of its buyer. */
  readonly isToReview: boolean
  /** It has a return or a refund. */
  readonly hasReturn: boolean
}

const STATUSES: Readonly<Partial<Record<OrderTab, readonly OrderStatus[]>>> = {
  unpaid: ['unpaid'],
  processing: ['processing', 'held', 'part-shipped'],
  shipped: ['shipped'],
}

export function isInTab(tab: OrderTab, { status, isToReview, hasReturn }: TabFacts): boolean {
  if (tab === 'reviews') return isToReview
  if (tab === 'returns') return hasReturn
  return STATUSES[tab]?.includes(status) ?? true
}
