import { randomUUID } from 'node:crypto'
import {
  NotAuthorized,
  NoticeRejected,
  PaymentUnknown,
  ProviderDown,
  type ExpressFact,
  type PaymentFact,
  type PaymentProvider,
  type PaymentRequest,
  type RefundFact,
} from '#server/providers/payment/payment-provider.ts'
import { checkSignature, signNotice } from '#server/providers/payment/signature.ts'

const STUB_SECRET = 'the shop and the provider know this'

/** A payment provider that the test controls: its responses, its delays, its outages. */
export interface StubProvider extends PaymentProvider {
  /** What the provider reports about a payment from now on. */
  say(ref: string, change: Partial<PaymentFact>): void
  /** What the wallet of an express checkout has decided from now on. */
  sayWallet(ref: string, change: Partial<ExpressFact>): void
  /** References of wallets that were asked for money, and of those whose agreement was given back. */
  readonly captured: string[]
  readonly released: string[]
  /** A signed notice, ready to be posted. */
  notice(ref: string, now: number, eventId?: string): { raw: Uint8Array; headers: Headers }
  readonly starts: PaymentRequest[]
  readonly refunds: { ref: string; amount: number; key: string }[]
  /** What becomes of each refund from now on. */
  refundStatus: RefundFact['status']
  down: boolean
  /** Started and undecided payments: their pages cannot be closed. */
  readonly busy: Set<string>
  risk: 'none' | 'risk'
  /** Maximum delay of a response in milliseconds; the actual one is random. */
  delay: number
  /** Runs before a response is given, to die or to fail there. */
  before: (call: Question) => Promise<void> | void
}

type Question = 'assessRisk' | 'start' | 'look' | 'cancel' | 'refund' | 'wallet' | 'capture'

export function aProvider(): StubProvider {
  const payments = new Map<string, PaymentFact>()
  const wallets = new Map<string, ExpressFact>()
  const refunded = new Set<string>()
  const stub: StubProvider = {
    name: 'stub',
    methods: ['card', 'wallet'],
    hosts: ['pay.localhost:9999'],
    starts: [],
    refunds: [],
    refundStatus: 'done',
    captured: [],
    released: [],
    down: false,
    busy: new Set(),
    risk: 'none',
    delay: 0,
    before: () => {},
    async assessRisk() {
      await answer('assessRisk')
      return stub.risk
    },
    async start(request) {
      await answer('start')
      const providerRef = `ref-${request.attemptId}`
      if (!payments.has(providerRef)) {
        stub.starts.push(request)
        const { attemptId, amount, currency } = request
        payments.set(providerRef, { providerRef, attemptId, status: 'waiting', amount, currency })
      }
      return { providerRef, redirectUrl: `http://pay.localhost:9999/pay/${providerRef}` }
    },
    async look(ref) {
      const fact = payments.get(ref)
      await answer('look')
      if (!fact) throw new PaymentUnknown('unknown payment')
      return fact
    },
    async cancel(ref) {
      await answer('cancel')
      const fact = payments.get(ref)
      if (!fact) throw new PaymentUnknown('unknown payment')
      if (fact.status === 'waiting' && !stub.busy.has(ref)) stub.say(ref, { status: 'expired' })
      return payments.get(ref) ?? fact
    },
    async refund(ref, amount, key) {
      await answer('refund')
      if (!refunded.has(key)) {
        refunded.add(key)
        stub.refunds.push({ ref, amount, key })
      }
      return { refundRef: key, status: stub.refundStatus }
    },
    async lookRefund(refundRef) {
      await answer('refund')
      return { refundRef, status: stub.refundStatus }
    },
    express: {
      async start({ expressId, amount, currency }) {
        await answer('wallet')
        const providerRef = `wallet-${expressId}`
        if (!wallets.has(providerRef)) {
          const fact = { providerRef, expressId, amount, currency }
          wallets.set(providerRef, { ...fact, status: 'waiting', email: '', address: undefined })
        }
        return { providerRef, redirectUrl: `http://pay.localhost:9999/wallet/${providerRef}` }
      },
      async look(ref) {
        await answer('wallet')
        const fact = wallets.get(ref)
        if (!fact) throw new PaymentUnknown('unknown wallet')
        return fact
      },
      async capture(ref, { attemptId, amount, currency }) {
        stub.captured.push(ref)
        await answer('capture')
        const wallet = wallets.get(ref)
        const known = payments.get(ref)
        if (known?.attemptId === attemptId) return
        if (known || wallet?.status !== 'authorized' || amount > wallet.amount) throw new NotAuthorized('no')
        payments.set(ref, { providerRef: ref, attemptId, status: 'waiting', amount, currency })
      },
      async release(ref) {
        await answer('wallet')
        stub.released.push(ref)
      },
    },
    sayWallet(ref, change) {
      const known = wallets.get(ref)
      if (!known) throw new RangeError(`no wallet ${ref}`)
      wallets.set(ref, { ...known, ...change })
    },
    async readNotice(raw, headers, now) {
      checkSignature(raw, headers.get('stub-signature'), { secrets: [STUB_SECRET], now })
      const body = JSON.parse(new TextDecoder().decode(raw)) as { id?: string; ref?: string }
      if (!body.id || !body.ref) throw new NoticeRejected('not a notice')
      return { eventId: body.id, kind: 'payment.changed', providerRef: body.ref }
    },
    say(ref, change) {
      const known = payments.get(ref)
      if (!known) throw new RangeError(`no payment ${ref}`)
      payments.set(ref, { ...known, ...change })
    },
    notice(ref, now, eventId = randomUUID()) {
      const body = JSON.stringify({ id: eventId, ref })
      const headers = new Headers({ 'stub-signature': signNotice(body, STUB_SECRET, now) })
      return { raw: new TextEncoder().encode(body), headers }
    },
  }

  async function answer(call: Question): Promise<void> {
    await stub.before(call)
    if (stub.delay > 0) await new Promise((resolve) => setTimeout(resolve, Math.random() * stub.delay))
    if (stub.down) throw new ProviderDown('the stub is down')
  }

  return stub
}
