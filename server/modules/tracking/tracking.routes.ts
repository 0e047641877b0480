import type { Handler } from 'hono'
import type { Services } from '../../services/services.ts'
import { receiveParcelNotice } from './parcel-notice.ts'

/** Outside the contract, because its caller is the provider, which signs the bytes. */
export const PARCEL_NOTICE = {
  method: 'POST',
  path: '/api/tracking/notice/:provider',
  maxBytes: 256 * 1024,
} as const

export function parcelNoticeRoute(services: Services): Handler {
  return async (c) => {
    c.header('cache-control', 'no-store')
    if (services.env.SITE_CLOSED) return c.text('try again', 503)
    const raw = new Uint8Array(await c.req.arrayBuffer())
    const answer = await receiveParcelNotice(services, c.req.param('provider') ?? '', {
      raw,
      headers: c.req.raw.headers,
    })
    return c.text(answer.body, answer.status)
  }
}
