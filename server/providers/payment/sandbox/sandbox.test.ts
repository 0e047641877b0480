import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import { createLog } from '../../../core/log.ts'
import { readTexts } from '../../../core/texts.ts'
import {
  NoticeRejected,
  PaymentUnknown,
  ProviderDown,
  RefundRefused,
  type PaymentRequest,
} from '../payment-provider.ts'
import { signNotice } from '../signature.ts'
import { sandboxClient } from './client.ts'
import { TEST_WALLETS } from './test-wallets.ts'
import { startSandbox, type Sandbox } from './sandbox.ts'

const SECRET = 'a secret for two'
const WALLET_STATUS = {
  paid: 'paid',
  slow: 'waiting',
  risk: 'risk',
  refused: 'refused',
  'not-authorized': 'refused',
  closed: 'waiting',
} as const
const CARD = { name: 'Mei Tan', number: '4242 4242 4242 4242', expiry: '12/39', cvc: '123' }

let dataDir: string
let now: number
let shop: Server
let shopUrl: string
let sandbox: Sandbox
let heard: { raw: Uint8Array; headers: Headers }[]
let shopAnswers: number
let logged: string[]

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'vanda-sandbox-'))
  now = Date.UTC(2026, 10, 21)
  heard = []
  shopAnswers = 200
  logged = []
  shop = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      heard.push({
        raw: Buffer.concat(parts),
        headers: new Headers(request.headers as Record<string, string>),
      })
      response.writeHead(shopAnswers).end()
    })
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  shopUrl = `http://localhost:${(shop.address() as AddressInfo).port}`
  sandbox = await open()
})

afterEach(async () => {
  await sandbox.close()
  shop.closeAllConnections()
  await new Promise((resolve) => shop.close(resolve))
  rmSync(dataDir, { recursive: true, force: true })
})

const open = (port = 0) =>
  startSandbox({
    dataDir,
    port,
    shopUrl,
    noticeUrl: shopUrl.replace('localhost', '127.0.0.1'),
    secret: SECRET,
    now: () => now,
    sayIn: readTexts().in,
    log: createLog((line) => logged.push(line)),
  })

const aRequest = (change: Partial<PaymentRequest> = {}): PaymentRequest => ({
  attemptId: randomUUID(),
  orderNumber: 'VD2611210123ABCD',
  method: 'card',
  amount: 74_00,
  currency: 'SGD',
  email: 'mei@example.com',
  language: 'en',
  returnUrl: `${shopUrl}/payment-result?orderNumber=VD2611210123ABCD`,
  cancelUrl: `${shopUrl}/payment-result?orderNumber=VD2611210123ABCD&cancelled=1`,
  ...change,
})

const pay = (url: string, change: Partial<typeof CARD> = {}, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ ...CARD, ...change }),
  })

describe('the sandbox', () => {
  test('returns the same payment for repeated calls of one attempt', async () => {
    const request = aRequest()
    const first = await sandbox.provider.start(request)
    expect(await sandbox.provider.start(request)).toEqual(first)
    await expect(sandbox.provider.start({ ...request, amount: 1 })).rejects.toBeInstanceOf(ProviderDown)
    expect(first.redirectUrl.startsWith(`${sandbox.url}/pay/`)).toBe(true)
    expect(sandbox.provider.hosts).toEqual([new URL(sandbox.url).host])
  })

  test.each([
    ['mei', 'paid', false],
    ...TEST_WALLETS.filter(({ outcome }) => outcome !== 'paid').map(
      ({ id, outcome }) => [id, WALLET_STATUS[outcome], outcome === 'closed'] as const,
    ),
  ] as const)(
    'the wallet of %s has a page of its own, and the payment is %s',
    async (choice, status, isClosed) => {
      const request = aRequest({ method: 'wallet' })
      const { providerRef, redirectUrl } = await sandbox.provider.start(request)
      const page = await (await fetch(redirectUrl)).text()
      expect(page).toContain('Who pays?')
      expect(page).not.toContain('Card number')
      const post = (body: Record<string, string>) =>
        fetch(redirectUrl, { method: 'POST', redirect: 'manual', body: new URLSearchParams(body) })
      expect((await post({})).status).toBe(422)
      const answer = await post({ choice })
      expect(answer.headers.get('location')).toBe(isClosed ? request.cancelUrl : request.returnUrl)
      expect(await sandbox.provider.look(providerRef)).toMatchObject({ status })
    },
  )

  test.each([
    ['4242 4242 4242 4242', 'paid'],
    ['4000 0000 0000 0002', 'refused'],
    ['4000 0000 0000 9235', 'risk'],
    ['4000 0000 0000 3220', 'waiting'],
  ])('the card %s sends the shopper back, and the payment is %s', async (number, status) => {
    const request = aRequest()
    const { providerRef, redirectUrl } = await sandbox.provider.start(request)
    const answer = await pay(redirectUrl, { number })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(request.returnUrl)
    const about = { providerRef, attemptId: request.attemptId, amount: 74_00, currency: 'SGD' }
    const fact = { ...about, card: expect.stringMatching(/^[0-9a-f]{64}$/) }
    expect(await sandbox.provider.look(providerRef)).toEqual({ ...fact, status })
    now += 8_000
    const later = status === 'refused' ? 'refused' : 'paid'
    expect(await sandbox.provider.look(providerRef)).toEqual({ ...fact, status: later })
  })

  test('names a card by one digest, however its number is typed, and a wallet and an open page by none (traps 3.10)', async () => {
    const cardOf = async (number?: string) => {
      const { providerRef, redirectUrl } = await sandbox.provider.start(aRequest())
      if (number !== undefined) await pay(redirectUrl, { number })
      return (await sandbox.provider.look(providerRef)).card
    }
    const card = await cardOf('4242 4242 4242 4242')
    expect([await cardOf('4242424242424242'), await cardOf('4242-4242-4242-4242')]).toEqual([card, card])
    expect(await cardOf('4000 0000 0000 3220')).not.toBe(card)
    expect(await cardOf()).toBeUndefined()
    const { providerRef, redirectUrl } = await sandbox.provider.start(aRequest({ method: 'wallet' }))
    await fetch(redirectUrl, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ choice: 'mei' }),
    })
    expect(await sandbox.provider.look(providerRef)).toMatchObject({ status: 'paid' })
    expect((await sandbox.provider.look(providerRef)).card).toBeUndefined()
  })

  test('a card whose payment is disputed is paid, then disputed with a notice of its own, and gives nothing back (traps 3.16)', async () => {
    const { provider } = sandbox
    const { providerRef, redirectUrl } = await provider.start(aRequest())
    await pay(redirectUrl, { number: '4000 0000 0000 0259' })
    expect(await provider.look(providerRef)).toMatchObject({ status: 'paid' })
    expect(await provider.look(providerRef)).not.toHaveProperty('disputed')
    await vi.waitFor(() => expect(heard).toHaveLength(1), 5_000)
    now += 8_000
    expect(await provider.look(providerRef)).toMatchObject({ status: 'paid', disputed: true })
    await vi.waitFor(() => expect(heard).toHaveLength(2), 5_000)
    const notices = await Promise.all(heard.map(({ raw, headers }) => provider.readNotice(raw, headers, now)))
    expect(notices).toMatchObject([
      { providerRef, kind: 'payment.paid' },
      { providerRef, kind: 'payment.disputed' },
    ])
    await expect(provider.refund(providerRef, 1_00, 'too late')).rejects.toBeInstanceOf(RefundRefused)
  })

  test('a decided payment cannot be decided again', async () => {
    const { providerRef, redirectUrl } = await sandbox.provider.start(aRequest())
    await pay(redirectUrl, { number: '4000 0000 0000 0002' })
    await pay(redirectUrl)
    expect(await sandbox.provider.look(providerRef)).toMatchObject({ status: 'refused' })
    expect(await (await fetch(redirectUrl)).text()).toContain('This payment page is closed.')
  })

  test('tells the shop with a signed notice, and again until the shop has heard', async () => {
    shopAnswers = 503
    const { providerRef, redirectUrl } = await sandbox.provider.start(aRequest())
    await pay(redirectUrl)
    await vi.waitFor(() => expect(heard).toHaveLength(1), 5_000)
    shopAnswers = 200
    // The refusal may be noted after the notice has arrived: the next attempt is a second after that.
    await vi.waitFor(() => {
      now += 1_000
      expect(heard).toHaveLength(2)
    }, 5_000)
    const [first, second] = await Promise.all(
      heard.map(({ raw, headers }) => sandbox.provider.readNotice(raw, headers, now)),
    )
    expect(first).toMatchObject({ providerRef, kind: 'payment.paid' })
    expect(second).toEqual(first)
    now += HOUR_MS
    await new Promise((resolve) => setTimeout(resolve, 600))
    expect(heard).toHaveLength(2)
  })

  test('remembers payments and undelivered notices over a restart', async () => {
    shopAnswers = 500
    const { providerRef, redirectUrl } = await sandbox.provider.start(aRequest())
    await pay(redirectUrl, { number: '4000 0000 0000 3220' })
    await sandbox.close()
    shopAnswers = 200
    now += 8_000
    sandbox = await open()
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0), 5_000)
    expect(await sandbox.provider.look(providerRef)).toMatchObject({ status: 'paid' })
  })

  test('a page without a payment expires after a day', async () => {
    const { providerRef } = await sandbox.provider.start(aRequest())
    now += DAY_MS
    expect(await sandbox.provider.look(providerRef)).toMatchObject({ status: 'expired' })
  })

  test('a page is closed on request while nothing was paid on it', async () => {
    const { provider } = sandbox
    const open = await provider.start(aRequest())
    expect(await provider.cancel(open.providerRef)).toMatchObject({ status: 'expired' })
    await pay(open.redirectUrl)
    expect(await provider.look(open.providerRef)).toMatchObject({ status: 'expired' })

    const slow = await provider.start(aRequest())
    await pay(slow.redirectUrl, { number: '4000 0000 0000 3220' })
    expect(await provider.cancel(slow.providerRef)).toMatchObject({ status: 'waiting' })
    now += 8_000
    expect(await provider.cancel(slow.providerRef)).toMatchObject({ status: 'paid' })
    await expect(provider.cancel('pay_unknown')).rejects.toThrow(PaymentUnknown)
  })

  test('refunds once per key, and never more than was paid', async () => {
    const { provider } = sandbox
    const { providerRef, redirectUrl } = await provider.start(aRequest())
    await expect(provider.refund(providerRef, 1_00, 'too early')).rejects.toBeInstanceOf(RefundRefused)
    await pay(redirectUrl)
    await provider.refund(providerRef, 70_00, 'one')
    await provider.refund(providerRef, 70_00, 'one')
    expect(await provider.look(providerRef)).toMatchObject({ status: 'paid' })
    await expect(provider.refund(providerRef, 5_00, 'two')).rejects.toBeInstanceOf(RefundRefused)
    await provider.refund(providerRef, 4_00, 'three')
    expect(await provider.look(providerRef)).toMatchObject({ status: 'refunded' })
  })

  test.each([
    ['mei.risk@example.com', 'risk'],
    ['risk@example.com', 'risk'],
    ['mei+risk@example.com', 'risk'],
    ['brisk@example.com', 'none'],
    ['mei@risk.example', 'none'],
  ] as const)('%s is assessed as %s, and cleared after a few seconds', async (email, risk) => {
    const request = aRequest({ email })
    expect(await sandbox.provider.assessRisk(request)).toBe(risk)
    now += 8_000
    expect(await sandbox.provider.assessRisk(request)).toBe('none')
  })

  test('answers only the shop', async () => {
    const stranger = sandboxClient(sandbox.url, ['another secret'])
    await expect(stranger.start(aRequest())).rejects.toBeInstanceOf(ProviderDown)
    await expect(sandbox.provider.look('pay_unknown')).rejects.toBeInstanceOf(PaymentUnknown)
    expect((await fetch(`${sandbox.url}/v1/payments/x`)).status).toBe(401)
  })

  test('S24 sends shoppers back to the shop and its sites, nowhere else', async () => {
    const port = new URL(shopUrl).port
    const good = [`${shopUrl}/x`, `http://au.localhost:${port}/fr/x?y=1`]
    for (const returnUrl of good) await sandbox.provider.start(aRequest({ returnUrl }))
    const bad = [
      'https://evil.example/x',
      `${shopUrl}.evil.example/x`,
      `${shopUrl}@evil.example/`,
      `${shopUrl}//evil.example`,
      `${shopUrl}/\\evil.example`,
      'javascript:alert(1)',
      '/x',
      `http://evil.localhost:${port}/x`,
    ]
    for (const returnUrl of bad)
      await expect(sandbox.provider.start(aRequest({ returnUrl })), returnUrl).rejects.toBeInstanceOf(
        ProviderDown,
      )
    for (const cancelUrl of bad)
      await expect(sandbox.provider.start(aRequest({ cancelUrl })), cancelUrl).rejects.toBeInstanceOf(
        ProviderDown,
      )
  })

  test('a file that cannot be written is named in the log, and notices go on once it can', async () => {
    const { redirectUrl, providerRef } = await sandbox.provider.start(aRequest())
    await pay(redirectUrl, { number: '4000 0000 0000 3220' })
    const file = new DatabaseSync(join(dataDir, 'sandbox.sqlite'))
    // As with a full disk, SQLite itself rolls the transaction back.
    file.exec(
      `create trigger no_room before update on payment begin select raise(rollback, 'the disk is full'); end`,
    )
    now += 8_000
    await vi.waitFor(() => expect(logged.join()).toContain('sandbox.notices.failed'), 5_000)
    expect(logged.join()).toContain('the disk is full')
    file.exec('drop trigger no_room')
    file.close()
    await vi.waitFor(() => expect(heard).toHaveLength(1), 5_000)
    expect(await sandbox.provider.look(providerRef)).toMatchObject({ status: 'paid' })
  })

  test('is down, as far as the shop can tell, when it is closed', async () => {
    const port = Number(new URL(sandbox.url).port)
    await sandbox.close()
    await expect(sandbox.provider.look('x')).rejects.toBeInstanceOf(ProviderDown)
    sandbox = await open(port)
    await expect(open(port)).rejects.toThrow(/EADDRINUSE/)
  })
})

describe('the sandbox page', () => {
  test.each([
    ['en', 'lang="en"', 'Pay S$74.00', 'Card number'],
    ['zh', 'lang="zh-CN"', '支付 S$74.00', '卡号'],
    ['zh-tw', 'lang="zh-CN"', '支付 S$74.00', '卡号'],
    ['ja', 'lang="ja"', 'S$74.00 を支払う', 'カード番号'],
    ['fr', 'lang="fr"', 'Payer 74,00', 'Numéro de carte'],
  ])('speaks %s', async (language, ...texts) => {
    const { redirectUrl } = await sandbox.provider.start(aRequest({ language }))
    const page = await (await fetch(redirectUrl)).text()
    for (const text of texts) expect(page).toContain(text)
  })

  test('loads no script and may only send its form to itself and the shop', async () => {
    const { redirectUrl } = await sandbox.provider.start(aRequest())
    const answer = await fetch(redirectUrl)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`form-action 'self' ${shopUrl}`)
    expect(policy).not.toContain('unsafe')
    expect(await answer.text()).not.toMatch(/<script|style=|javascript:/)
  })

  test('names what is wrong beside each field, and never sends the card back', async () => {
    const { redirectUrl, providerRef } = await sandbox.provider.start(aRequest())
    const answer = await pay(redirectUrl, { name: '"><script>', number: '5555 5555 5555 4444', cvc: '1' })
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain('Only the test cards below work here.')
    expect(page).toContain('aria-describedby="number-problem"')
    expect(page).toContain('&quot;&gt;&lt;script&gt;')
    expect(page).not.toContain('5555')
    expect(await sandbox.provider.look(providerRef)).toMatchObject({ status: 'waiting' })
  })

  test('takes its form from its own page only', async () => {
    const { redirectUrl, providerRef } = await sandbox.provider.start(aRequest())
    expect((await pay(redirectUrl, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect(await sandbox.provider.look(providerRef)).toMatchObject({ status: 'waiting' })
    expect((await fetch(`${sandbox.url}/pay/pay_nothing`)).status).toBe(404)
  })
})

test('S31 a notice is believed with either secret while one replaces the other, and with no third', async () => {
  const client = sandboxClient('http://localhost:1', ['new', 'old'])
  const body = JSON.stringify({ id: 'evt', kind: 'payment.paid', ref: 'pay_1' })
  const read = (secret: string, at: number) => {
    const headers = new Headers({ 'sandbox-signature': signNotice(body, secret, at) })
    return client.readNotice(new TextEncoder().encode(body), headers, now)
  }
  const notice = { eventId: 'evt', kind: 'payment.paid', providerRef: 'pay_1' }
  expect(await read('new', now)).toEqual(notice)
  expect(await read('old', now - 300_000)).toEqual(notice)
  await expect(read('third', now)).rejects.toBeInstanceOf(NoticeRejected)
  await expect(read('new', now - 301_000)).rejects.toBeInstanceOf(NoticeRejected)
})
