/**
 * Statuses of an order. `part-shipped`: a courier has some of its pieces, the others are still reserved. `held`: its payment does not
 * match it, and staff decide.
 */
export const ORDER_STATUSES = [
  'unpaid',
  'processing',
  'held',
  'part-shipped',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Statuses of an order whose money the shop has. */
export const PAID_STATUSES = [
  'processing',
  'part-shipped',
  'shipped',
  'delivered',
] as const satisfies readonly OrderStatus[]

export function isPaid(status: OrderStatus): boolean {
  return (PAID_STATUSES as readonly OrderStatus[]).includes(status)
}

/** Who may cause an event. */
type Actor = 'buyer' | 'owner' | 'provider' | 'courier' | 'clock'

interface Transition {
  readonly to: OrderStatus
  readonly by: readonly Actor[]
  /** What follows in the same transaction. */
  readonly follows: readonly Consequence[]
}

type Consequence = 'release-stock' | 'reserve-stock' | 'refund' | 'give-back-means' | 'take-means'

const to = (status: OrderStatus, by: readonly Actor[], follows: readonly Consequence[] = []): Transition => ({
  to: status,
  by,
  follows,
})

const CANCELLED = ['release-stock', 'refund', 'give-back-means'] as const

/** State × event → state, who may, what follows (spec 4.13). What is not in it cannot happen (trust.md S32). */
export const ORDER_STATES = {
  unpaid: {
    pay: to('processing', ['provider']),
    hold: to('held', ['provider']),
    expire: to('cancelled', ['clock'], ['release-stock', 'give-back-means']),
    'take-back': to('cancelled', ['buyer'], ['release-stock', 'give-back-means']),
    cancel: to('cancelled', ['buyer', 'owner'], ['release-stock', 'give-back-means']),
    'undo-payment': to('refunded', ['provider'], CANCELLED),
  },
  processing: {
    cancel: to('refunded', ['buyer', 'owner'], CANCELLED),
    'cancel-part': to('processing', ['buyer', 'owner'], ['release-stock', 'refund']),
    'ship-part': to('part-shipped', ['owner']),
    'ship-rest': to('shipped', ['owner']),
    // A pickup: the buyer has it from the store.
    collect: to('delivered', ['owner']),
    'undo-payment': to('refunded', ['provider'], CANCELLED),
  },
  held: {
    pay: to('processing', ['owner']),
    cancel: to('refunded', ['owner'], CANCELLED),
    'undo-payment': to('refunded', ['provider'], CANCELLED),
  },
  'part-shipped': {
    'cancel-part': to('part-shipped', ['buyer', 'owner'], ['release-stock', 'refund']),
    'cancel-rest': to('shipped', ['buyer', 'owner'], ['release-stock', 'refund']),
    'ship-part': to('part-shipped', ['owner']),
    'ship-rest': to('shipped', ['owner']),
    'deliver-part': to('part-shipped', ['courier', 'owner']),
    'undo-payment': to('refunded', ['provider'], ['release-stock', 'refund']),
  },
  shipped: {
    'deliver-part': to('shipped', ['courier', 'owner']),
    deliver: to('delivered', ['courier', 'owner', 'buyer']),
    'undo-payment': to('refunded', ['provider'], ['refund']),
  },
  delivered: {
    'return-part': to('delivered', ['owner'], ['refund']),
    'return-rest': to('refunded', ['owner'], ['refund']),
    'undo-payment': to('refunded', ['provider'], ['refund']),
  },
  cancelled: {
    // A payment after the cancellation: the goods are reserved again, or the money is refunded (trust.md R6).
    revive: to('processing', ['provider'], ['reserve-stock', 'take-means']),
    'undo-payment': to('refunded', ['provider'], ['refund']),
  },
  refunded: {},
} as const satisfies Readonly<Record<OrderStatus, Readonly<Record<string, Transition>>>>

type EventsOf<Status> = Status extends OrderStatus ? keyof (typeof ORDER_STATES)[Status] : never
export type OrderStep = EventsOf<OrderStatus>

/** Where an event leads; undefined where it cannot happen. */
export function orderAfter(status: OrderStatus, step: OrderStep): Transition | undefined {
  const row: Readonly<Record<string, Transition>> = ORDER_STATES[status]
  return Object.hasOwn(row, step) ? row[step] : undefined
}

/** Whether a buyer may cause this event. */
export function mayBuyer(status: OrderStatus, step: OrderStep): boolean {
  return orderAfter(status, step)?.by.includes('buyer') ?? false
}

/** Pieces of a line by what has become of them. */
export interface LineCounts {
  readonly qty: number
  readonly shipped: number
  readonly delivered: number
  readonly cancelled: number
  readonly inReturn: number
  readonly returned: number
}

export type LineState =
  | 'open'
  | 'part-shipped'
  | 'shipped'
  | 'delivered'
  | 'in-return'
  | 'returned'
  | 'cancelled'

/** State of a line, from its pieces: what is last of those that the buyer waits for. */
export function lineState(line: LineCounts): LineState {
  const { qty, shipped, delivered, cancelled, inReturn, returned } = line
  if (cancelled === qty) return 'cancelled'
  if (returned > 0 && returned === qty - cancelled) return 'returned'
  if (inReturn > 0) return 'in-return'
  if (shipped === 0) return 'open'
  if (shipped < qty - cancelled) return 'part-shipped'
  return delivered < shipped ? 'shipped' : 'delivered'
}

/** Pieces that can still be cancelled: those that no courier has. */
export function cancellable({ qty, shipped, cancelled }: LineCounts): number {
  return qty - shipped - cancelled
}

/** Pieces that can be brought back: delivered, and in no other return. */
export function returnable({ delivered, inReturn, returned }: LineCounts): number {
  return delivered - inReturn - returned
}
