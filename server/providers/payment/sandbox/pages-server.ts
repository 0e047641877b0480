import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { PAYMENT_METHODS } from '#domain/checkout/payment-methods.ts'
import { sha256 } from '../../../core/digest.ts'
import { checkCard, digitsOf } from './test-cards.ts'
import { factOf } from './ledger.ts'
import { createPaymentPages } from './page.ts'
import { sandboxBase } from '../../sandbox-base.ts'
import { STYLE } from '../../sandbox-style.ts'
import { isShopPage, protect, text, type SandboxPlace } from './sandbox-place.ts'
import { TEST_WALLETS } from './test-wallets.ts'
import { createWalletPages } from './wallet-page.ts'
import { walletCalls, walletPages } from './wallet-server.ts'

const request = v.strictObject({
  attemptId: text,
  orderNumber: text,
  method: v.picklist(PAYMENT_METHODS),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  email: text,
  language: text,
  returnUrl: v.pipe(v.string(), v.maxLength(2_000)),
  cancelUrl: v.pipe(v.string(), v.maxLength(2_000)),
})
const refund = v.strictObject({ amount: v.pipe(v.number(), v.integer(), v.minValue(1)), key: text })
const question = v.strictObject({ attemptId: text, email: text })

/** The sandbox over HTTP: `/v1` for the server, `/pay/{ref}` and `/wallet/{ref}` for the user. */
export function sandboxApp(place: SandboxPlace): Hono {
  const app = sandboxBase('sandbox', place.log)
  shopCalls(app, place)
  walletCalls(app, place)
  shopperPages(app, place)
  walletPages(app, place)
  app.get('/style.css', (c) =>
    c.body(STYLE, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'max-age=3600' }),
  )
  return app
}

function shopCalls(app: Hono, { ledger, now, shopOrigins, isShop }: SandboxPlace): void {
  app.use('/v1/*', async (c, next) => {
    if (!isShop(c.req.header('authorization'))) return c.json({ error: 'who are you' }, 401)
    return next()
  })
  app.post('/v1/payments', async (c) => {
    const parsed = v.safeParse(request, await c.req.json().catch(() => undefined))
    if (!parsed.success) return c.json({ error: 'not a payment' }, 400)
    const addresses = [parsed.output.returnUrl, parsed.output.cancelUrl]
    if (!addresses.every((url) => isShopPage(url, shopOrigins)))
      return c.json({ error: 'a strange address' }, 400)
    const payment = ledger.open(parsed.output, now())
    if (!payment) return c.json({ error: 'not kept' }, 500)
    const { amount, currency } = parsed.output
    if (payment.amount !== amount || payment.currency !== currency)
      return c.json({ error: 'another amount' }, 409)
    return c.json({ ref: payment.ref })
  })
  app.get('/v1/payments/:ref', (c) => {
    ledger.advance(now())
    const payment = ledger.find(c.req.param('ref'))
    return payment ? c.json(factOf(payment)) : c.json({ error: 'unknown' }, 404)
  })
  app.post('/v1/payments/:ref/cancel', (c) => {
    ledger.advance(now())
    ledger.cancel(c.req.param('ref'), now())
    const payment = ledger.find(c.req.param('ref'))
    return payment ? c.json(factOf(payment)) : c.json({ error: 'unknown' }, 404)
  })
  app.post('/v1/payments/:ref/refunds', async (c) => {
    const parsed = v.safeParse(refund, await c.req.json().catch(() => undefined))
    if (!parsed.success) return c.json({ error: 'not a refund' }, 400)
    const done = ledger.refund(c.req.param('ref'), parsed.output, now())
    return done
      ? c.json({ ref: parsed.output.key, status: 'done' })
      : c.json({ error: 'more than was paid' }, 409)
  })
  app.get('/v1/refunds/:ref', (c) => {
    const ref = c.req.param('ref')
    return ledger.hasRefund(ref) ? c.json({ ref, status: 'done' }) : c.json({ error: 'unknown' }, 404)
  })
  app.post('/v1/risk', async (c) => {
    const parsed = v.safeParse(question, await c.req.json().catch(() => undefined))
    if (!parsed.success) return c.json({ error: 'not a question' }, 400)
    const { attemptId, email } = parsed.output
    const risky = RISKY.test(email) && now() < ledger.reviewedUntil(attemptId, now())
    return c.json({ risk: risky ? 'risk' : 'none' })
  })
}

/** `mei.risk@…` and `mei+risk@…` show the waiting page for tests (the plus sign is not valid in an email by spec 5). */
const RISKY = /(?:^|[+._-])risk(?=[+._@-])/i

function shopperPages(app: Hono, { ledger, now, shopOrigins, sayIn }: SandboxPlace): void {
  const pages = createPaymentPages(sayIn)
  const { pay: walletPage } = createWalletPages(sayIn)
  const found = (c: Context) => ledger.find(c.req.param('ref') ?? '')

  app.get('/pay/:ref', (c) => {
    const payment = found(c)
    protect(c, shopOrigins)
    if (!payment) return c.html(pages.unknown(c.req.header('accept-language') ?? ''), 404)
    const open = payment.status === 'waiting' && !payment.pending
    if (!open) return c.html(pages.closed(payment))
    return c.html(payment.method === 'wallet' ? walletPage(payment) : pages.card(payment))
  })

  app.post('/pay/:ref', async (c) => {
    const payment = found(c)
    protect(c, shopOrigins)
    if (!payment) return c.html(pages.unknown(c.req.header('accept-language') ?? ''), 404)
    const from = c.req.header('sec-fetch-site')
    if (from && from !== 'same-origin') return c.text('not from here', 403)
    const fields = await c.req.parseBody().catch(() => undefined)
    if (!fields) return c.text('not a form', 400)
    const read = (name: string) => String(fields[name] ?? '').slice(0, 100)
    if (payment.method === 'wallet') {
      const chosen = TEST_WALLETS.find(({ id }) => id === read('choice'))
      if (!chosen) return c.html(walletPage(payment, true), 422)
      if (chosen.outcome === 'closed') return c.redirect(payment.cancelUrl, 303)
      const outcome = chosen.outcome === 'not-authorized' ? 'refused' : chosen.outcome
      ledger.decide(payment.ref, { outcome }, now())
      return c.redirect(payment.returnUrl, 303)
    }
    const form = { name: read('name'), number: read('number'), expiry: read('expiry'), cvc: read('cvc') }
    const { outcome, problems } = checkCard(form, now())
    if (!outcome) return c.html(pages.card(payment, form, problems), 422)
    ledger.decide(payment.ref, { outcome, card: sha256(digitsOf(form.number)) }, now())
    return c.redirect(payment.returnUrl, 303)
  })
}
