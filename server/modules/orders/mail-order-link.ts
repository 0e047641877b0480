import { randomUUID } from 'node:crypto'
import type { sendOrderLink } from '#contract/buying/orders.contract.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { readOrderNumber } from '#domain/checkout/order-number.ts'
import { foldCode } from '#domain/text/typed-text.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { sameText } from '../../core/digest.ts'
import { transact } from '../../db/transaction.ts'
import type { RequestContext } from '../../services/route.ts'
import { NO_ORDER, queueOrderMail } from './order-mail.ts'

const ONCE_IN_MS = 10 * MINUTE_MS

/**
 * Mails the link of an order to the address that it was placed with, at most once in ten minutes. Who does not have that mailbox learns
 * nothing: answer and time are the same for a number that is wrong (traps 2.14).
 */
export async function mailOrderLink(
  { services, now }: RequestContext,
  { orderNumber, email }: InputOf<typeof sendOrderLink>,
): Promise<void> {
  await transact(services.store, async (tx) => {
    const order = await tx
      .selectFrom('shop_order')
      .select(['id', 'email'])
      .where('number', '=', readOrderNumber(orderNumber) ?? '')
      .executeTakeFirst()
    const isIts = sameText(order?.email.toLowerCase() ?? '', foldCode(email).toLowerCase())
    const orderId = order && order.email !== '' && isIts ? order.id : NO_ORDER
    const about = orderId === NO_ORDER ? randomUUID() : `${orderId}:${Math.floor(now / ONCE_IN_MS)}`
    await queueOrderMail(tx, { template: 'link', orderId }, { ref: `link:${about}`, at: now })
  })
}
