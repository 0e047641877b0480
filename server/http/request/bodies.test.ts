import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API } from '#contract/endpoints/all-endpoints.ts'
import { cartAdd, cartRemove } from '#contract/buying/cart.contract.ts'
import { MOST_FIELDS } from '#contract/encoding.ts'
import { answerTo } from '#tests/world/requests/declared-body.ts'
import { sendEndlessBody } from '#tests/world/requests/endless-body.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await aShop('sqlite', { products: 30 })
})
afterAll(async () => {
  await shop.close()
})

/** Capacity of the two socket buffers on loopback between sender and server. */
const MOST_IN_BUFFERS = 16 * 1024 * 1024

const WRITES = API.filter(({ method, kind }) => method === 'POST' || kind !== 'read').map(
  ({ path }) => `/api${path}`,
)

const ROUTES: readonly (readonly [method: string, path: string])[] = [
  ...WRITES.map((path) => ['POST', path] as const),
  ['POST', '/api/payment/notice/sandbox'],
  ['POST', '/api/payment/notice/stranger'],
  ['POST', '/api/tracking/notice/local'],
  ['POST', '/api/nowhere'],
  ['POST', '/'],
  ['POST', '/products/a-dress-spu-AB12.html'],
  ['POST', '/media/x.webp'],
  ['POST', '/healthz'],
  ['PUT', '/api/cart/add'],
  ['GET', '/api/cart/list'],
  ['GET', '/healthz'],
]

describe('a body that never ends', () => {
  test.each(ROUTES)('%s %s is answered 413, and the rest is not read', async (method, path) => {
    const { status, sentBytes } = await sendEndlessBody(`${shop.url}${path}`, method)
    expect(status).toBe(413)
    expect(sentBytes).toBeLessThan(MOST_IN_BUFFERS)
  })

  test.each(['/v1/payments', '/pay/unknown', '/nowhere'])(
    "the sandbox provider's %s stops it, too",
    async (path) => {
      const provider = `http://${shop.services.payment.hosts[0]}${path}`
      const { status, sentBytes } = await sendEndlessBody(provider, 'POST')
      expect(status).toBe(413)
      expect(sentBytes).toBeLessThan(MOST_IN_BUFFERS)
    },
  )

  test('below /api the answer is the envelope, elsewhere a page', async () => {
    const body = 'x'.repeat(300_000)
    const call = await fetch(`${shop.url}/api/cart/add`, { method: 'POST', body })
    expect(await call.json()).toMatchObject({ code: 413, data: { reason: 'too-large' } })
    const page = await fetch(`${shop.url}/`, { method: 'POST', body })
    expect(page.status).toBe(413)
    expect(page.headers.get('content-type')).toContain('text/html')
  })
})

describe('a body of a declared length', () => {
  const send = (bytes: number) =>
    fetch(`${shop.url}/api/cart/add`, {
      method: 'POST',
      headers: { apptype: 'www', 'content-type': 'application/x-www-form-urlencoded' },
      body: `sku=${'x'.repeat(bytes - 4)}`,
    })

  test('is read up to the limit of its call and refused one byte past it (trust.md S14)', async () => {
    const { maxBytes } = cartAdd
    expect((await send(maxBytes)).status).toBe(400)
    expect((await send(maxBytes + 1)).status).toBe(413)
  })

  test('that is slightly too long is drained before 413, so that its sender gets the response and keeps the connection', async () => {
    const whole = { declaredBytes: 5_000_000, sentBytes: 5_000_000 }
    const answer = await answerTo(`${shop.url}/api/cart/add`, whole)
    expect(answer).toEqual({ status: 413, connection: 'keep-alive' })
  })

  test('that is much too long is refused unread', async () => {
    const begun = { declaredBytes: 9_000_000, sentBytes: 100 }
    expect(await answerTo(`${shop.url}/api/cart/add`, begun)).toEqual({ status: 413, connection: 'close' })
  })
})

describe('a form or query of too many fields', () => {
  const refusal = {
    code: 400,
    data: { reason: 'bad-input', problems: [{ problem: `more than ${MOST_FIELDS} fields` }] },
  }
  test('is refused as a form', async () => {
    const response = await fetch(`${shop.url}/api${cartRemove.path}`, {
      method: 'POST',
      headers: { apptype: 'www' },
      body: new URLSearchParams(Array.from({ length: 16_000 }, () => ['a', ''])),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject(refusal)
  })
  test('is refused as a query', async () => {
    const response = await fetch(`${shop.url}/api/search/search?${'a&'.repeat(6_000)}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject(refusal)
  })
})
