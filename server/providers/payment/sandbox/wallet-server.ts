import type { Hono } from 'hono'
import * as v from 'valibot'
import { isShopPage, protect, text, type SandboxPlace } from './sandbox-place.ts'
import { createPaymentPages } from './page.ts'
import { findWallet } from './test-wallets.ts'
import { expressFactOf } from './wallet-ledger.ts'
import { createWalletPages } from './wallet-page.ts'

const amount = v.pipe(v.number(), v.integer(), v.minValue(1))
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))
const address = v.pipe(v.string(), v.maxLength(3_000))
const request = v.strictObject({
  expressId: text,
  amount,
  currency,
  title: text,
  language: text,
  returnUrl: address,
  cancelUrl: address,
})
const capture = v.strictObject({ attemptId: text, orderNumber: text, amount, currency })

/** The shop's calls about wallets, behind the shop's own key as all of `/v1`. */
export function walletCalls(app: Hono, { ledger: { wallets }, now, shopOrigins }: SandboxPlace): void {
  app.post('/v1/wallets', async (c) => {
    const parsed = v.safeParse(request, await c.req.json().catch(() => undefined))
    if (!parsed.success) return c.json({ error: 'not an express checkout' }, 400)
    const { returnUrl, cancelUrl } = parsed.output
    if (![returnUrl, cancelUrl].every((url) => isShopPage(url, shopOrigins)))
      return c.json({ error: 'a strange address' }, 400)
    const wallet = wallets.open(parsed.output, now())
    if (!wallet) return c.json({ error: 'not kept' }, 500)
    if (wallet.amount !== parsed.output.amount || wallet.currency !== parsed.output.currency)
      return c.json({ error: 'another amount' }, 409)
    return c.json({ ref: wallet.ref })
  })
  app.get('/v1/wallets/:ref', (c) => {
    const wallet = wallets.find(c.req.param('ref'), now())
    return wallet ? c.json(expressFactOf(wallet)) : c.json({ error: 'unknown' }, 404)
  })
  app.post('/v1/wallets/:ref/capture', async (c) => {
    const parsed = v.safeParse(capture, await c.req.json().catch(() => undefined))
    if (!parsed.success) return c.json({ error: 'not a capture' }, 400)
    return c.json({ captured: wallets.capture(c.req.param('ref'), parsed.output, now()) })
  })
  app.post('/v1/wallets/:ref/release', (c) => {
    wallets.release(c.req.param('ref'))
    return c.json({ released: true })
  })
}

/** What the person sees: the piece, the addresses, and the way back. */
export function walletPages(app: Hono, { ledger: { wallets }, now, shopOrigins, sayIn }: SandboxPlace): void {
  const pages = createWalletPages(sayIn)
  const { unknown } = createPaymentPages(sayIn)

  app.get('/wallet/:ref', (c) => {
    const wallet = wallets.find(c.req.param('ref'), now())
    protect(c, shopOrigins)
    if (!wallet) return c.html(unknown(c.req.header('accept-language') ?? ''), 404)
    return c.html(wallet.status === 'waiting' ? pages.choice(wallet) : pages.closed(wallet))
  })

  app.post('/wallet/:ref', async (c) => {
    const wallet = wallets.find(c.req.param('ref'), now())
    protect(c, shopOrigins)
    if (!wallet) return c.html(unknown(c.req.header('accept-language') ?? ''), 404)
    const from = c.req.header('sec-fetch-site')
    if (from && from !== 'same-origin') return c.text('not from here', 403)
    const fields = await c.req.parseBody().catch(() => undefined)
    if (!fields) return c.text('not a form', 400)
    const choice = String(fields['choice'] ?? '').slice(0, 40)
    const chosen = findWallet(choice)
    if (!chosen) return c.html(pages.choice(wallet, true), 422)
    if (chosen.wallet.outcome === 'closed') return c.redirect(wallet.cancelUrl, 303)
    if (wallet.status === 'waiting') wallets.agree(wallet.ref, choice)
    return c.redirect(wallet.returnUrl, 303)
  })
}
