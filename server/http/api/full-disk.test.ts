import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { API } from '#contract/endpoints/all-endpoints.ts'
import { cartAdd, cartList } from '#contract/buying/cart.contract.ts'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { HEADERS } from '#contract/envelope.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { fillDisk } from '#tests/world/faults/full-disk.ts'
import { somePieces } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aDevice, aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'

const count = async ({ services }: Shop, table: string) =>
  Number(
    (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(services.store.db))
      .rows[0]?.n,
  )

/** Guests with a piece in their cart and a quote for it, made before the disk is full. */
async function guestsAtCheckout(shop: Shop, many: number) {
  const pieces = await somePieces(shop)
  return Promise.all(
    Array.from({ length: many }, async (_, at) => {
      const guest = aTestClient(shop.url)
      const { sku, productId } = pieces(at)
      await guest.get(cartAdd, { sku, productId, qty: 1 })
      const { quoteId } = await guest.get(quoteOrder, {})
      const place = () =>
        guest.ask(
          placeOrder,
          { quoteId, email: 'mei@example.com', address: ADDRESS },
          { [HEADERS.idempotency]: `full-disk-key-${at}` },
        )
      return { guest, sku, productId, place }
    }),
  )
}

function expectFull({ status, headers, body }: Awaited<ReturnType<TestClient['ask']>>, what: string): void {
  expect({ what, status, body }).toMatchObject({ status: 503, body: { data: { reason: 'storage-full' } } })
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
}

describe.each(ENGINES)('a full disk on %s (R19)', (engine) => {
  test('orders are answered 503 with a time, none is there by half, and all go through once there is room', async () => {
    const shop = await aShop(engine)
    const guests = await guestsAtCheckout(shop, 8)
    const makeRoom = await fillDisk(shop.services.store)
    for (const { place } of guests) expectFull(await place(), 'placing an order')
    for (const table of ['shop_order', 'order_line']) expect(await count(shop, table)).toBe(0)
    for (const { guest } of guests) expect((await guest.get(cartList, {})).goodsTotalQuantity).toBe(1)
    await makeRoom()
    for (const { place } of guests) expect((await place()).body).toMatchObject({ code: 200 })
    expect(await count(shop, 'shop_order')).toBe(guests.length)
    await shop.close()
  })

  test('an operation waits and is applied once, in its place, when there is room', async () => {
    const shop = await aShop(engine)
    const piece = (await somePieces(shop))(0)
    const makeRoom = await fillDisk(shop.services.store)
    // Existing database pages may have room for some small rows.
    for (let tries = 0; ; tries++) {
      const guest = aTestClient(shop.url)
      const headers = aDevice().next()
      const add = () => guest.ask(cartAdd, { sku: piece.sku, productId: piece.productId, qty: 1 }, headers)
      const answered = await add()
      if (answered.status === 200 && tries < 500) continue
      expectFull(answered, 'adding to the bag')
      await makeRoom()
      expect((await add()).body).toMatchObject({ code: 200, lastSeq: 1 })
      expect((await add()).body.data).toMatchObject({ goodsTotalQuantity: 1 })
      break
    }
    await shop.close()
  })

  test('no call of the contract breaks, and reads are served', async () => {
    const shop = await aShop(engine, { products: 30, env: { RATE_LIMITS: 'on' } })
    const makeRoom = await fillDisk(shop.services.store)
    for (const endpoint of API) {
      const { status, headers } = await bareCall(shop, endpoint)
      expect({ path: endpoint.path, status }).not.toMatchObject({ status: 500 })
      if (status === 503) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      if (endpoint.kind === 'queued')
        expect([
          ...(endpoint.access === 'anyone' ? [400, 503] : [401]),
          ...(engine === 'sqlite' ? [200] : []),
        ]).toContain(status)
      if (endpoint.shared) expect(status).not.toBe(503)
    }
    await makeRoom()
    await shop.close()
  })
})

test('wherever in an order the disk fills up, the answer is 503 and nothing of it stays (R19)', async () => {
  const shop = await aShop('sqlite')
  const { db } = shop.services.store
  const guests = await guestsAtCheckout(shop, 12)
  const makeRoom = await fillDisk(shop.services.store)
  const pages = async () =>
    (await sql<{ page_count: number }>`pragma page_count`.execute(db)).rows[0]?.page_count ?? 0
  let [placed, full] = [0, 0]
  for (const [room, { place }] of guests.entries()) {
    await sql`pragma max_page_count = ${sql.lit((await pages()) + (room % 3))}`.execute(db)
    const answered = await place()
    if (answered.status === 200) placed += 1
    else {
      full += 1
      expectFull(answered, `an order with room for ${room % 3} pages`)
    }
    expect(await count(shop, 'shop_order')).toBe(placed)
  }
  expect(full).toBeGreaterThan(0)
  await makeRoom()
  for (const { place } of guests) expect((await place()).body).toMatchObject({ code: 200 })
  expect(await count(shop, 'shop_order')).toBe(guests.length)
  await shop.close()
})

/** With only what each call needs before its input is read. */
function bareCall(shop: Shop, endpoint: AnyEndpoint): Promise<Response> {
  const path = endpoint.path.replace(/\{\w+\}/g, 'AB12')
  return fetch(`${shop.url}/api${path}`, {
    method: endpoint.method,
    headers: { [HEADERS.app]: 'www', [HEADERS.idempotency]: crypto.randomUUID() },
    ...(endpoint.method === 'POST' ? { body: new URLSearchParams({ email: 'mei@example.com' }) } : {}),
  })
}
