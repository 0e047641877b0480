import {
  applyRefund,
  cancelOrder,
  refundReason,
  repurchase,
  sendOrderLink,
} from '#contract/buying/orders.contract.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { OrderAccess } from '#contract/fields.ts'
import { CANCEL_REASONS, type CancelReason } from '#domain/orders/cancel-reasons.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import type { Caller } from '#api/call.ts'

export interface ReasonChoice {
  readonly id: CancelReason
  readonly name: string
}

/** Why an order can be cancelled, in words. */
export async function readCancelReasons(
  call: Caller,
  { language }: Pick<Storefront, 'language'>,
): Promise<ReasonChoice[]> {
  const reasons = await call(refundReason, { of: 'cancel', lang: language })
  return CANCEL_REASONS.flatMap((id) =>
    reasons.filter((one) => one.id === id).map(({ name }) => ({ id, name })),
  )
}

export interface Cancellation {
  readonly reason: CancelReason
  /** One for each opening of the form: repeated under it, pieces are cancelled once. */
  readonly key: string
  /** Pieces by their line; absent: the whole order. */
  readonly items?: readonly { readonly position: number; readonly qty: number }[]
}

/** Cancels an order, or some of its pieces, that no courier has; it cannot be undone (spec 4.13). */
export async function cancelPieces(
  call: Caller,
  access: OrderAccess,
  { reason, items, key }: Cancellation,
): Promise<void> {
  if (items) await call(applyRefund, { ...access, reason, items: [...items] }, { key })
  else await call(cancelOrder, { ...access, reason })
}

/** Mails the link of an order; answers the same where number and address do not fit. */
export async function requestOrderLink(
  call: Caller,
  wanted: { readonly orderNumber: string; readonly email: string },
): Promise<void> {
  await call(sendOrderLink, wanted)
}

export type Repurchased = OutputOf<typeof repurchase>

/** Puts the pieces of an order into the bag, once for each key. */
export function buyAgain(call: Caller, access: OrderAccess, key: string): Promise<Repurchased> {
  return call(repurchase, access, { key })
}
