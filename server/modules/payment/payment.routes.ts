import type { Handler } from 'hono'
import * as contract from '#contract/buying/payment.contract.ts'
import {
  applyRefund as applyRefundCall,
  cancelOrder,
  refundReason,
} from '#contract/buying/orders.contract.ts'
import { handle, type Route } from '../../services/route.ts'
import type { Services } from '../../services/services.ts'
import { cancelReasonsIn } from '../orders/after-sale/cancel-reasons.ts'
import { returnReasonsIn } from '../orders/after-sale/return-reasons.ts'
import { applyRefund, cancelWholeOrder } from './cancel-order.ts'
import { receiveNotice } from './payment-notice.ts'
import { paymentState, submitPayment } from './payment.commands.ts'

export const paymentRoutes: readonly Route[] = [
  handle(contract.submitPayment, submitPayment),
  handle(refundReason, ({ services, language }, { of }) => {
    const say = services.texts.in(language)
    return of === 'return' ? returnReasonsIn(say) : cancelReasonsIn(say)
  }),
  handle(cancelOrder, cancelWholeOrder),
  handle(applyRefundCall, applyRefund),
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
