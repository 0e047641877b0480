import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  NotAuthorized,
  NoticeRejected,
  PaymentUnknown,
  ProviderDown,
  type PaymentProvider,
} from './payment-provider.ts'
import { stripeProvider } from './stripe.ts'

interface SentRequest {
  readonly method: string
  readonly path: string
  readonly fields: URLSearchParams
  readonly key: string | undefined
}

const NOW = Date.UTC(2026, 10, 21)
let server: Server
let provider: PaymentProvider
let requested: SentRequest[]
let answers: Record<string, { status?: number; body: unknown }>

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    const fields = new URLSearchParams(request.method === 'GET' ? url.search : await bodyOf(request))
    const key = request.headers['idempotency-key']
    requested.push({ method: request.method ?? '', path: url.pathname, fields, key: key?.toString() })
    const answer = answers[`${request.method} ${url.pathname}`] ?? {
      status: 500,
      body: { error: { message: 'down' } },
    }
    response.writeHead(answer.status ?? 200, {
      'content-type': 'application/json',
      'stripe-should-retry': 'false',
    })
    response.end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  provider = stripeProvider({
    secretKey: 'sk_test_123',
    webhookSecrets: ['whsec_new', 'whsec_old'],
    api: { host: '127.0.0.1', port, protocol: 'http' },
  })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  requested = []
  answers = {}
})

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}

const aSession = (change: object = {}) => ({
  id: 'cs_1',
  object: 'checkout.session',
  url: 'https://checkout.stripe.com/c/cs_1',
  client_reference_id: 'attempt-1',
  amount_total: 74_00,
  currency: 'sgd',
  status: 'open',
  payment_status: 'unpaid',
  payment_intent: null,
  ...change,
})

const REQUEST = {
  attemptId: 'attempt-1',
  orderNumber: 'VD2611210123ABCD',
  method: 'card' as const,
  amount: 74_00,
  currency: 'SGD',
  email: 'mei@example.com',
  language: 'ja',
  returnUrl: 'https://shop.example/payment-result',
  cancelUrl: 'https://shop.example/payment-result?cancelled=1',
}

describe('Stripe', () => {
  test('opens one Checkout Session for an attempt, under a key of the attempt', async () => {
    answers['POST /v1/checkout/sessions'] = { body: aSession() }
    expect(await provider.start(REQUEST)).toEqual({
      providerRef: 'cs_1',
      redirectUrl: 'https://checkout.stripe.com/c/cs_1',
    })
    const [call] = requested
    expect(call?.key).toBe('start-attempt-1')
    expect(Object.fromEntries(call?.fields ?? [])).toMatchObject({
      mode: 'payment',
      client_reference_id: 'attempt-1',
      customer_email: 'mei@example.com',
      locale: 'ja',
      success_url: REQUEST.returnUrl,
      cancel_url: REQUEST.cancelUrl,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'sgd',
      'line_items[0][price_data][unit_amount]': '7400',
    })
  })

  test('opens its page for a card alone, or for every wallet that the shop has switched on', async () => {
    answers['POST /v1/checkout/sessions'] = { body: aSession() }
    await provider.start(REQUEST)
    await provider.start({ ...REQUEST, method: 'wallet' })
    const [card, wallet] = requested.map(({ fields }) => Object.fromEntries(fields))
    const allowed = (fields: Record<string, string> = {}) =>
      Object.keys(fields)
        .filter((name) => name.startsWith('allowed_payment_method_types['))
        .map((name) => fields[name])
    expect(allowed(card)).toEqual(['card'])
    expect(card).toMatchObject({ 'wallet_options[link][display]': 'never' })
    // Apple Pay and Google Pay are shown with the type of cards.
    expect(allowed(wallet)).toEqual(expect.arrayContaining(['card', 'link', 'grabpay', 'paypal']))
    expect(wallet).toMatchObject({ 'wallet_options[link][display]': 'auto' })
    expect(provider.methods).toEqual(['card', 'wallet'])
  })

  test('yen have no cents: ¥12,650 is requested as 12650', async () => {
    answers['POST /v1/checkout/sessions'] = { body: aSession() }
    await provider.start({ ...REQUEST, amount: 12_650, currency: 'JPY' })
    expect(requested[0]?.fields.get('line_items[0][price_data][unit_amount]')).toBe('12650')
  })

  test.each([
    [{ status: 'open' }, 'waiting'],
    [{ status: 'expired' }, 'expired'],
    [{ status: 'complete', payment_status: 'paid' }, 'paid'],
    [
      { status: 'complete', payment_status: 'unpaid', payment_intent: { id: 'pi', status: 'processing' } },
      'waiting',
    ],
    [
      {
        status: 'complete',
        payment_status: 'unpaid',
        payment_intent: { id: 'pi', status: 'requires_payment_method' },
      },
      'refused',
    ],
    [
      { status: 'complete', payment_status: 'unpaid', payment_intent: { id: 'pi', status: 'canceled' } },
      'refused',
    ],
    [
      {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: { id: 'pi', latest_charge: { refunded: true } },
      },
      'refunded',
    ],
    [
      {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: { id: 'pi', latest_charge: { refunded: false } },
      },
      'paid',
    ],
  ])('a session that is %j is %s', async (change, status) => {
    answers['GET /v1/checkout/sessions/cs_1'] = { body: aSession(change) }
    expect(await provider.look('cs_1')).toEqual({
      providerRef: 'cs_1',
      attemptId: 'attempt-1',
      status,
      amount: 74_00,
      currency: 'SGD',
    })
  })

  test.each([
    [
      'a card',
      { type: 'card', card: { brand: 'visa', fingerprint: 'Xt5EWLLDS7FJjR1c' } },
      'Xt5EWLLDS7FJjR1c',
    ],
    [
      'a card in a wallet of the device',
      { type: 'card', card: { fingerprint: 'mToisGZ01V71BCos', wallet: { type: 'apple_pay' } } },
      'mToisGZ01V71BCos',
    ],
    ['a wallet that names none', { type: 'grabpay', grabpay: { transaction_id: 'g1' } }, undefined],
    ['a charge without details', null, undefined],
  ])('names the card of a payment by its fingerprint: %s (traps 3.10)', async (_, details, card) => {
    const charge = { id: 'ch_1', object: 'charge', refunded: false, payment_method_details: details }
    const intent = { id: 'pi_1', object: 'payment_intent', status: 'succeeded', latest_charge: charge }
    const paid = { status: 'complete', payment_status: 'paid', payment_intent: intent }
    answers['GET /v1/checkout/sessions/cs_1'] = { body: aSession(paid) }
    const fact = await provider.look('cs_1')
    expect([fact.status, fact.card]).toEqual(['paid', card])
    expect(requested[0]?.fields.get('expand[0]')).toBe('payment_intent.latest_charge')
  })

  test('closes an open page, and returns the state of one that cannot be closed', async () => {
    const [look, close] = [
      'GET /v1/checkout/sessions/cs_1',
      'POST /v1/checkout/sessions/cs_1/expire',
    ] as const
    answers[look] = { body: aSession() }
    answers[close] = { body: aSession({ status: 'expired' }) }
    expect(await provider.cancel('cs_1')).toMatchObject({ status: 'expired', attemptId: 'attempt-1' })
    answers[close] = { status: 400, body: { error: { message: 'a payment has begun' } } }
    expect(await provider.cancel('cs_1')).toMatchObject({ status: 'waiting' })
    answers[look] = { body: aSession({ status: 'complete', payment_status: 'paid' }) }
    delete answers[close]
    expect(await provider.cancel('cs_1')).toMatchObject({ status: 'paid' })
  })

  test('refunds the payment of the session under the given key', async () => {
    answers['GET /v1/checkout/sessions/cs_1'] = { body: aSession({ payment_intent: 'pi_1' }) }
    answers['POST /v1/refunds'] = { body: { id: 're_1', object: 'refund', status: 'pending' } }
    expect(await provider.refund('cs_1', 50_00, 'refund-attempt-1')).toEqual({
      refundRef: 're_1',
      status: 'pending',
    })
    expect(requested[1]).toMatchObject({ path: '/v1/refunds', key: 'refund-attempt-1' })
    expect(Object.fromEntries(requested[1]?.fields ?? [])).toEqual({ payment_intent: 'pi_1', amount: '5000' })
  })

  test.each([
    ['succeeded', 'done'],
    ['pending', 'pending'],
    ['requires_action', 'pending'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
  ])('a refund that is %s is %s', async (status, known) => {
    answers['GET /v1/refunds/re_1'] = { body: { id: 're_1', object: 'refund', status } }
    expect(await provider.lookRefund('re_1')).toEqual({ refundRef: 're_1', status: known })
  })

  test('R28 is down when it answers 500, and says so when it knows nothing of a payment', async () => {
    await expect(provider.look('cs_1')).rejects.toBeInstanceOf(ProviderDown)
    await expect(provider.start(REQUEST)).rejects.toBeInstanceOf(ProviderDown)
    await expect(provider.refund('cs_1', 1, 'k')).rejects.toBeInstanceOf(ProviderDown)
    const body = {
      error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such session' },
    }
    answers['GET /v1/checkout/sessions/cs_2'] = { status: 404, body }
    await expect(provider.look('cs_2')).rejects.toBeInstanceOf(PaymentUnknown)
  })
})

describe('S31 Stripe notices', () => {
  const stripe = new Stripe('sk_test_123')
  const event = (type: string, object: object) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
  const read = (payload: string, secret: string, { at = NOW, body = payload } = {}) => {
    const timestamp = Math.floor(at / 1000)
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    return provider.readNotice(
      new TextEncoder().encode(body),
      new Headers({ 'stripe-signature': signature }),
      NOW,
    )
  }
  const completed = event('checkout.session.completed', { id: 'cs_1', object: 'checkout.session' })

  test.each(['whsec_new', 'whsec_old'])('are believed when signed with %s', async (secret) => {
    expect(await read(completed, secret)).toEqual({
      eventId: 'evt_1',
      kind: 'checkout.session.completed',
      providerRef: 'cs_1',
    })
  })

  test('are refused when forged, changed, stale or unsigned', async () => {
    await expect(read(completed, 'whsec_else')).rejects.toBeInstanceOf(NoticeRejected)
    await expect(read(completed, 'whsec_new', { body: `${completed} ` })).rejects.toBeInstanceOf(
      NoticeRejected,
    )
    await expect(read(completed, 'whsec_new', { at: NOW - 301_000 })).rejects.toBeInstanceOf(NoticeRejected)
    await expect(
      provider.readNotice(new TextEncoder().encode(completed), new Headers(), NOW),
    ).rejects.toBeInstanceOf(NoticeRejected)
  })

  test('about a refund lead to the session that was paid', async () => {
    answers['GET /v1/checkout/sessions'] = { body: { object: 'list', data: [aSession()], has_more: false } }
    const refunded = event('charge.refunded', { id: 'ch_1', object: 'charge', payment_intent: 'pi_1' })
    expect(await read(refunded, 'whsec_new')).toMatchObject({ providerRef: 'cs_1' })
    expect(requested[0]?.fields.get('payment_intent')).toBe('pi_1')
  })

  test('about a dispute lead to the session that was paid, which says so (traps 3.16)', async () => {
    answers['GET /v1/checkout/sessions'] = { body: { object: 'list', data: [aSession()], has_more: false } }
    const dispute = {
      id: 'du_1',
      object: 'dispute',
      charge: 'ch_1',
      payment_intent: 'pi_1',
      reason: 'fraudulent',
    }
    expect(await read(event('charge.dispute.created', dispute), 'whsec_new')).toEqual({
      eventId: 'evt_1',
      kind: 'charge.dispute.created',
      providerRef: 'cs_1',
    })
    expect(requested[0]?.fields.get('payment_intent')).toBe('pi_1')
    const charge = { id: 'ch_1', object: 'charge', refunded: false, disputed: true }
    const intent = { id: 'pi_1', object: 'payment_intent', status: 'succeeded', latest_charge: charge }
    const paid = aSession({ status: 'complete', payment_status: 'paid', payment_intent: intent })
    answers['GET /v1/checkout/sessions/cs_1'] = { body: paid }
    expect(await provider.look('cs_1')).toMatchObject({ status: 'paid', disputed: true })
    charge.disputed = false
    expect(await provider.look('cs_1')).not.toHaveProperty('disputed')
  })

  test('about anything else are taken and mean nothing', async () => {
    expect(await read(event('customer.created', { id: 'cus_1' }), 'whsec_new')).toMatchObject({
      providerRef: '',
    })
  })
})

describe('a wallet at Stripe', () => {
  const EXPRESS = {
    expressId: 'x1',
    amount: 99_00,
    currency: 'SGD',
    title: 'Linen dress, Cobalt, M × 1',
    language: 'fr',
    returnUrl: 'https://shop.example/checkout?walletexpress=1&express=x1',
    cancelUrl: 'https://shop.example/products/x',
  }
  const anIntent = (change: object = {}) => ({
    id: 'pi_1',
    object: 'payment_intent',
    status: 'requires_capture',
    currency: 'sgd',
    amount_capturable: 99_00,
    amount_received: 0,
    metadata: {},
    latest_charge: null,
    ...change,
  })
  const agreed = (intent: object = anIntent()) =>
    aSession({
      client_reference_id: 'x1',
      metadata: { express: 'x1' },
      amount_total: 99_00,
      status: 'complete',
      payment_intent: intent,
      customer_details: { email: 'claire@example.com', phone: '+33612345678' },
      collected_information: {
        shipping_details: {
          name: 'Claire Marie Dubois',
          address: {
            country: 'FR',
            line1: '12 rue Saint Jacques',
            line2: null,
            city: 'Paris',
            state: null,
            postal_code: '75005',
          },
        },
      },
    })
  const CAPTURE = { attemptId: 'attempt-1', orderNumber: 'VD1', amount: 89_00, currency: 'SGD' }

  test('is a session that only authorises, and asks for address and phone', async () => {
    answers['POST /v1/checkout/sessions'] = { body: aSession() }
    await provider.express.start(EXPRESS)
    expect(requested[0]?.key).toBe('express-x1')
    expect(Object.fromEntries(requested[0]?.fields ?? [])).toMatchObject({
      client_reference_id: 'x1',
      'payment_intent_data[capture_method]': 'manual',
      'phone_number_collection[enabled]': 'true',
      'shipping_address_collection[allowed_countries][0]': 'SG',
      'line_items[0][price_data][unit_amount]': '9900',
      success_url: EXPRESS.returnUrl,
    })
  })

  test('names e-mail and address once it has authorised, and nothing before', async () => {
    answers['GET /v1/checkout/sessions/cs_1'] = { body: agreed() }
    expect(await provider.express.look('cs_1')).toMatchObject({
      expressId: 'x1',
      status: 'authorized',
      amount: 99_00,
      currency: 'SGD',
      email: 'claire@example.com',
      address: {
        country: 'FR',
        firstName: 'Claire Marie',
        lastName: 'Dubois',
        line2: '',
        postalCode: '75005',
      },
    })
    answers['GET /v1/checkout/sessions/cs_1'] = { body: aSession({ client_reference_id: 'x1' }) }
    expect(await provider.express.look('cs_1')).toMatchObject({ status: 'waiting', address: undefined })
  })

  test('pays a smaller sum for one attempt, once, and that is a payment of the attempt', async () => {
    answers['GET /v1/checkout/sessions/cs_1'] = { body: agreed() }
    answers['POST /v1/payment_intents/pi_1/capture'] = { body: anIntent({ status: 'succeeded' }) }
    expect(await provider.look('cs_1')).toMatchObject({ attemptId: '', status: 'waiting' })
    await provider.express.capture('cs_1', CAPTURE)
    const capture = requested.find(({ path }) => path.endsWith('/capture'))
    expect(capture?.key).toBe('capture-attempt-1')
    expect(capture?.fields.get('amount_to_capture')).toBe('8900')
    expect(capture?.fields.get('metadata[attempt]')).toBe('attempt-1')
    const collected = {
      status: 'succeeded',
      amount_received: 89_00,
      metadata: { attempt: 'attempt-1' },
      latest_charge: {
        refunded: false,
        payment_method_details: { card: { fingerprint: 'mToisGZ01V71BCos' } },
      },
    }
    answers['GET /v1/checkout/sessions/cs_1'] = { body: agreed(anIntent(collected)) }
    requested = []
    await provider.express.capture('cs_1', CAPTURE)
    expect(requested.map(({ method }) => method)).toEqual(['GET'])
    expect(await provider.look('cs_1')).toMatchObject({
      attemptId: 'attempt-1',
      status: 'paid',
      amount: 89_00,
      card: 'mToisGZ01V71BCos',
    })
  })

  test.each([
    ['more than it agreed to', anIntent({ amount_capturable: 88_99 })],
    ['after it has taken its agreement back', anIntent({ status: 'canceled' })],
    ['for another attempt', anIntent({ status: 'succeeded', metadata: { attempt: 'attempt-0' } })],
  ])('does not pay %s', async (_, intent) => {
    answers['GET /v1/checkout/sessions/cs_1'] = { body: agreed(intent) }
    await expect(provider.express.capture('cs_1', CAPTURE)).rejects.toThrow(NotAuthorized)
  })

  test('is released by ending what is open', async () => {
    answers['GET /v1/checkout/sessions/cs_1'] = { body: agreed() }
    answers['POST /v1/payment_intents/pi_1/cancel'] = { body: anIntent({ status: 'canceled' }) }
    await provider.express.release('cs_1')
    expect(requested.map(({ path }) => path)).toContain('/v1/payment_intents/pi_1/cancel')
  })
})
