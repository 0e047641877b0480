import type { ReturnReason } from './return-reasons.ts'
import type { ReturnType } from './return-types.ts'
import type { PiecesBack } from '../orders/refund-amount.ts'

/** Names an order for its member, or with its secret for anyone who has that. */
interface OfOrder {
  readonly orderNumber: string
  readonly secret?: string | undefined
}

export interface ReturnApplication extends OfOrder {
  /** The client's id. */
  readonly returnId: string
  readonly type: ReturnType
  readonly items: readonly PiecesBack[]
  readonly reason: ReturnReason
  readonly description: string
  /** Addresses of uploaded photos. */
  readonly photos: readonly string[]
  /** The store of a return in a store; empty for the other types. */
  readonly storeId: string
  readonly courier: string
  readonly tracking: string
  /** Epoch milliseconds of the device when the form was sent. */
  readonly writtenAt?: number | undefined
}

export interface ReturnParcel extends OfOrder {
  readonly returnId: string
  readonly courier: string
  readonly tracking: string
}

/** What the calls that may wait do with an order. */
export type OrderOperation =
  | ({ readonly type: 'confirm' | 'delete' } & OfOrder)
  | { readonly type: 'return'; readonly application: ReturnApplication }
  | ({ readonly type: 'cancel-return'; readonly returnId: string } & OfOrder)
  | ({ readonly type: 'send-return' } & ReturnParcel)
