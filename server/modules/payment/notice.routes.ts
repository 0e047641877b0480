import type { Handler } from 'hono'
import type { Services } from '../../services.ts'
import { receiveNotice } from './notice.ts'

const MOST_NOTICE_BYTES = 256 * 1024

/** `POST /api/payment/notice/{provider}`: outside the contract, because its caller is the provider and signs the bytes. */
export function noticeRoute(services: Services): Handler {
  return async (c) => {
    c.header('cache-control', 'no-store')
    if (services.env.SITE_CLOSED) return c.text('try again', 503)
    if (Number(c.req.header('content-length') ?? 0) > MOST_NOTICE_BYTES) return c.text('too large', 413)
    const raw = new Uint8Array(await c.req.arrayBuffer())
    if (raw.length > MOST_NOTICE_BYTES) return c.text('too large', 413)
    try {
      const answer = await receiveNotice(services, c.req.param('provider') ?? '', raw, c.req.raw.headers)
      return c.text(answer.body, answer.status as 200)
    } catch (error) {
      services.log.error('payment.notice-failed', { error })
      return c.text('try again', 500)
    }
  }
}
