import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { RequestDetails } from 'web-push'
import { HOUR_MS } from '#domain/time-units.ts'
import { outerLookup } from '../../core/outer-network.ts'
import { isPushAddress } from './push-address.ts'
import { PushNotSent, type Push, type PushProvider } from './push-provider.ts'

/** Well under the lease of the outbox, so that no second node sends what the first is still sending. */
const ANSWER_WITHIN_MS = 15_000
/** The maximum that a push service's Retry-After may delay. */
const LONGEST_WAIT_MS = HOUR_MS

interface WebPushSettings {
  readonly publicKey: string
  readonly privateKey: string
  /** Contact for push services. */
  readonly subject: string
  readonly loopback: boolean
}

/**
 * Web Push: encrypted for the browser (RFC 8291), signed by the server (RFC 8292), delivered by the browser's push
 * service.
 */
export function createWebPush({ loopback, ...vapidDetails }: WebPushSettings): PushProvider {
  const accepts = (endpoint: string) => isPushAddress(endpoint, loopback)
  return {
    name: 'web-push',
    publicKey: vapidDetails.publicKey,
    accepts,
    async send(push) {
      if (!accepts(push.endpoint)) throw new PushNotSent('an address that is not called', { hopeless: true })
      const { status, retryAfter } = await post(push, await detailsOf(push, vapidDetails), loopback)
      if (status >= 200 && status < 300) return 'sent'
      if (status === 404 || status === 410) return 'gone'
      throw refusedWith(status, retryAfter)
    },
  }
}

async function detailsOf(
  push: Push,
  vapidDetails: Omit<WebPushSettings, 'loopback'>,
): Promise<RequestDetails> {
  const { endpoint, p256dh, auth } = push
  const { default: webPush } = await import('web-push')
  try {
    return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, push.text, {
      vapidDetails,
      TTL: push.ttlSeconds,
      urgency: push.urgency,
      topic: push.topic,
      contentEncoding: 'aes128gcm',
    })
  } catch {
    // Keys that are not on the curve: the message could not be decrypted.
    throw new PushNotSent('it cannot be encrypted for this browser', { hopeless: true })
  }
}

interface Answered {
  readonly status: number
  readonly retryAfter: string | undefined
}

/** Raw requests follow no redirects, and the response body is not read. */
function post(push: Push, { headers, body }: RequestDetails, loopback: boolean): Promise<Answered> {
  const url = new URL(push.endpoint)
  const near = loopback && url.protocol === 'http:'
  const options = { method: 'POST', headers: headers as Record<string, string>, agent: false as const }
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const fail = (error: Error & { code?: string }) =>
      reject(new PushNotSent(`the push service did not answer: ${error.code ?? error.name}`))
    const sent = near
      ? httpRequest(url, { ...options, signal })
      : httpsRequest(url, { ...options, signal, lookup: outerLookup })
    sent.on('error', fail)
    sent.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] })
      response.destroy()
    })
    sent.end(body)
  })
}

/** 429 and 5xx are temporary; any other status is final. */
function refusedWith(status: number, retryAfter: string | undefined): PushNotSent {
  const passing = status === 429 || status >= 500
  const seconds = Number(retryAfter)
  const waitMs =
    Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1_000, LONGEST_WAIT_MS) : undefined
  return new PushNotSent(`the push service said ${status}`, {
    hopeless: !passing,
    ...(waitMs === undefined ? {} : { waitMs }),
  })
}
