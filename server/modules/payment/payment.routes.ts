import type { Handler } from 'hono'
import * as contract from '#contract/buying/payment.contract.ts'
import { cancelOrder, refundReason } from '#contract/buying/cancel-order.contract.ts'
import { handle, type Route } from '../../services/route.ts'
import type { Services } from '../../services/services.ts'
import { cancelPaidOrder } from './cancel-order.ts'
import { reasonsIn } from './cancel-reasons.ts'
import { receiveNotice } from './payment-notice.ts'
import { paymentState, submitPayment } from './payment.commands.ts'

export const paymentRoutes: readonly Route[] = [
  handle(contract.submitPayment, submitPayment),
  handle(refundReason, ({ services, language }) => reasonsIn(services.texts.in(language))),
  handle(cancelOrder, ({ services }, input) => cancelPaidOrder(services, input)),
  handle(contract.paymentState, ({ services }, input) => paymentState(services, input)),
]

/** Outside the contract, because its caller is the provider, which signs the bytes. */
export const NOTICE = {
  method: 'POST',
  path: '/api/payment/notice/:provider',
  maxBytes: 256 * 1024,
} as const

export function noticeRoute(services: Services): Handler {
  return async (c) => {
    c.header('cache-control', 'no-store')
    if (services.env.SITE_CLOSED) return c.text('try again', 503)
    const raw = new Uint8Array(await c.req.arrayBuffer())
    const answer = await receiveNotice(services, c.req.param('provider') ?? '', {
      raw,
      headers: c.req.raw.headers,
    })
    return c.text(answer.body, answer.status as 200)
  }
}
