import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cartAdd, cartList } from '#contract/buying/cart.contract.ts'
import { hotSearch } from '#contract/catalog/listing.contract.ts'
import { guestOrder } from '#contract/buying/orders.contract.ts'
import { submitPayment } from '#contract/buying/payment.contract.ts'
import { createBrowserCaller, requestFor } from './call.ts'
import { classifyResponse } from '#sync/outbox/classify-response.ts'

const HERE = 'https://shop.example/products/dress'
const assign = vi.fn<(address: string) => void>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', {
    href: HERE,
    pathname: '/products/dress',
    host: 'shop.example',
    origin: 'https://shop.example',
    assign,
  })
  vi.stubGlobal('localStorage', undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  assign.mockReset()
})

function shopAnswers(url: string | undefined): void {
  vi.stubGlobal('fetch', async () => Response.json({ code: 302, message: '', data: {}, url }))
}

const call = createBrowserCaller('en-GB', { appType: 'www' })
const order = { orderNumber: 'VD1', secret: 's' }

test.each([
  ['a shared read', () => call(hotSearch, {})],
  ['a personal read', () => call(cartList, {})],
  ['a write', () => call(guestOrder, order)],
])('%s answered 302 sends the browser there (spec 2.3, 7.1, 8)', async (_, ask) => {
  shopAnswers('/account/store-register?from=1')
  const request = ask().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await request).toMatchObject({ failure: { kind: 'moved' } })
  expect(assign.mock.calls).toEqual([['https://shop.example/account/store-register?from=1']])
})

test.each([
  ['https://shop.example/cart', 'https://shop.example/cart'],
  ['https://checkout.stripe.com/c/pay', 'https://checkout.stripe.com/c/pay'],
  [undefined, 'https://shop.example/'],
])('302 to %s goes to %s', async (url, to) => {
  shopAnswers(url)
  const request = call(hotSearch, {}).catch(() => {})
  await vi.advanceTimersByTimeAsync(20_000)
  await request
  expect(assign.mock.calls).toEqual([[to]])
})

test.each([
  'https://attacker.example/',
  '//attacker.example',
  'javascript:alert(1)',
  '/\\attacker.example',
  'data:text/html,x',
  'http://shop.example/cart',
  '/products/dress',
])('302 to %s goes nowhere, and is a failure at once', async (url) => {
  shopAnswers(url)
  await expect(call(hotSearch, {})).rejects.toMatchObject({ failure: { kind: 'moved' } })
  expect(assign).not.toHaveBeenCalled()
})

test.each([200, 302])(
  'an operation answered 302 (status %i) stays queued, whatever else is said',
  (status) => {
    const envelope = { code: 302, message: '', data: {}, url: '/login', lastSeq: 4 }
    expect(classifyResponse({ status, envelope })).toEqual({
      kind: 'later',
      retryAfterMs: undefined,
      moved: '/login',
    })
    expect(classifyResponse({ status, envelope: { ...envelope, code: '302' } })).toMatchObject({
      kind: 'later',
    })
  },
)

test('what opens an order is in no address', () => {
  const { url, init } = requestFor(submitPayment, order, {})
  expect([url, init.method]).toEqual(['/api/payment/submitPayment', 'POST'])
  expect(String(init.body)).toContain('secret=s')
  expect(requestFor(cartAdd, { sku: 'A', productId: 'B', qty: 1 }, {}).url).toBe('/api/cart/add')
})
