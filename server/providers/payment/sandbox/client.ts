import * as v from 'valibot'
import {
  NotAuthorized,
  NoticeRejected,
  PaymentUnknown,
  ProviderDown,
  RefundRefused,
  type ExpressPayments,
  type PaymentProvider,
  type RefundFact,
} from '../payment-provider.ts'
import { checkSignature } from '../signature.ts'

const GIVE_UP_AFTER_MS = 8_000

const started = v.object({ ref: v.string() })
const risk = v.object({ risk: v.picklist(['none', 'risk']) })
const refunded = v.object({ ref: v.string(), status: v.picklist(['pending', 'done', 'failed']) })
const fact = v.object({
  providerRef: v.string(),
  attemptId: v.string(),
  status: v.picklist(['waiting', 'paid', 'refused', 'expired', 'refunded', 'risk']),
  amount: v.number(),
  currency: v.string(),
  card: v.exactOptional(v.string()),
  disputed: v.exactOptional(v.literal(true)),
})
const walletAddress = v.object({
  country: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  line1: v.string(),
  line2: v.string(),
  city: v.string(),
  state: v.string(),
  postalCode: v.string(),
  phone: v.string(),
})
const walletFact = v.object({
  providerRef: v.string(),
  expressId: v.string(),
  status: v.picklist(['waiting', 'authorized', 'refused', 'expired']),
  amount: v.number(),
  currency: v.string(),
  email: v.string(),
  address: v.optional(walletAddress),
})
const captured = v.object({ captured: v.boolean() })
const released = v.object({ released: v.literal(true) })
const notice = v.object({ id: v.string(), kind: v.string(), ref: v.string() })

type Call = <Out>(path: string, output: v.GenericSchema<unknown, Out>, body?: object) => Promise<Out>

/** The server's side of the sandbox. It uses HTTP, as with any provider, so that it can be slow or down like one. */
export function sandboxClient(url: string, secrets: readonly [string, ...string[]]): PaymentProvider {
  const call: Call = (path, output, body) => ask(`${url}/v1${path}`, output, { secret: secrets[0], body })
  return {
    name: 'sandbox',
    methods: ['card', 'wallet'],
    hosts: [new URL(url).host],
    async assessRisk({ attemptId, email }) {
      return (await call('/risk', risk, { attemptId, email })).risk
    },
    async start(request) {
      const { ref } = await call('/payments', started, request)
      return { providerRef: ref, redirectUrl: `${url}/pay/${ref}` }
    },
    look: (ref) => call(`/payments/${encodeURIComponent(ref)}`, fact),
    cancel: (ref) => call(`/payments/${encodeURIComponent(ref)}/cancel`, fact, {}),
    async refund(ref, amount, key) {
      return refundFact(await call(`/payments/${encodeURIComponent(ref)}/refunds`, refunded, { amount, key }))
    },
    lookRefund: async (ref) => refundFact(await call(`/refunds/${encodeURIComponent(ref)}`, refunded)),
    express: sandboxWallet(url, call),
    async readNotice(raw, headers, now) {
      checkSignature(raw, headers.get('sandbox-signature'), { secrets, now })
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), notice), new TextDecoder().decode(raw))
      if (!read.success) throw new NoticeRejected('not a notice')
      return { eventId: read.output.id, kind: read.output.kind, providerRef: read.output.ref }
    },
  }
}

function refundFact({ ref: refundRef, status }: v.InferOutput<typeof refunded>): RefundFact {
  return { refundRef, status }
}

function sandboxWallet(url: string, call: Call): ExpressPayments {
  const wallet = (ref: string) => `/wallets/${encodeURIComponent(ref)}`
  return {
    async start(request) {
      const { ref } = await call('/wallets', started, request)
      return { providerRef: ref, redirectUrl: `${url}/wallet/${ref}` }
    },
    async look(ref) {
      const { address, ...fact } = await call(wallet(ref), walletFact)
      return { ...fact, address }
    },
    async capture(ref, capture) {
      const answer = await call(`${wallet(ref)}/capture`, captured, capture)
      if (!answer.captured) throw new NotAuthorized('the wallet does not pay this')
    },
    async release(ref) {
      await call(`${wallet(ref)}/release`, released, {})
    },
  }
}

async function ask<Out>(
  url: string,
  output: v.GenericSchema<unknown, Out>,
  { secret, body }: { readonly secret: string; readonly body: object | undefined },
): Promise<Out> {
  try {
    const answer = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(GIVE_UP_AFTER_MS),
      redirect: 'error',
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const read: unknown = await answer.json()
    if (answer.status === 404) throw new PaymentUnknown('no such payment')
    if (answer.status === 409 && url.endsWith('/refunds')) throw new RefundRefused('more than was paid')
    if (!answer.ok) throw new ProviderDown(`the sandbox answered ${answer.status}`)
    return v.parse(output, read)
  } catch (error) {
    if (error instanceof ProviderDown || error instanceof RefundRefused) throw error
    throw new ProviderDown('the sandbox does not answer', { cause: error })
  }
}
