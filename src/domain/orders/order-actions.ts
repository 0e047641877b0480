import { cancellable, mayBuyer, returnable, type LineCounts, type OrderStatus } from './order-states.ts'

/** What a buyer can do with an order, in the order in which it is offered. */
export const ORDER_ACTIONS = [
  'pay',
  'confirm',
  'track',
  'review',
  'return',
  'cancel',
  'repurchase',
  'delete',
] as const
export type OrderAction = (typeof ORDER_ACTIONS)[number]

export interface ActionFacts {
  readonly status: OrderStatus
  readonly lines: readonly (LineCounts & { readonly isReturnable: boolean })[]
  readonly hasParcel: boolean
  /** eGift cards alone: they are bought on their own page, not in the bag. */
  readonly isOfEgifts: boolean
  readonly isToReview: boolean
  /** Epoch milliseconds; undefined before it is delivered. */
  readonly returnUntil: number | undefined
  readonly hasOpenReturn: boolean
  readonly now: number
}

/** What the table of states allows the buyer at this moment. */
export function orderActions(facts: ActionFacts): OrderAction[] {
  return ORDER_ACTIONS.filter((action) => ALLOWED[action](facts))
}

const ENDED: readonly OrderStatus[] = ['delivered', 'cancelled', 'refunded']

const ALLOWED: Readonly<Record<OrderAction, (facts: ActionFacts) => boolean>> = {
  pay: ({ status }) => status === 'unpaid',
  confirm: ({ status }) => mayBuyer(status, 'deliver'),
  track: ({ hasParcel }) => hasParcel,
  review: ({ isToReview }) => isToReview,
  return: ({ lines, returnUntil, now }) =>
    returnUntil !== undefined &&
    now < returnUntil &&
    lines.some((line) => line.isReturnable && returnable(line) > 0),
  cancel: ({ status, lines }) =>
    mayBuyer(status, 'cancel') ||
    (mayBuyer(status, 'cancel-part') && lines.some((line) => cancellable(line) > 0)),
  repurchase: ({ status, isOfEgifts }) => status !== 'unpaid' && !isOfEgifts,
  delete: ({ status, hasOpenReturn }) => ENDED.includes(status) && !hasOpenReturn,
}
