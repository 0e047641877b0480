import { beforeAll, describe, expect, test } from 'vitest'
import {
  cartAdd,
  cartBatchAdd,
  cartList,
  cartRemove,
  cartSelect,
  cartUpdate,
  wishList,
  wishListAdd,
  wishListDelete,
} from '#contract/cart.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { ENGINES } from '#tests/world/engines.ts'
import { type Shop } from '#tests/world/shop.ts'
import { aDevice, aTestClient } from '#tests/world/test-client.ts'
import { aStockedShop } from '#tests/world/stocked-shop.ts'

describe.each(ENGINES)('a bag on %s', (engine) => {
  const { now, piece, item } = aStockedShop(engine)
  let shop: Shop
  beforeAll(() => {
    shop = now()
  })
  const lines = (cart: { cartInfo: { list: { sku: string; qty: number; selected: boolean }[] } }) =>
    cart.cartInfo.list.map(({ sku, qty, selected }) => [sku, qty, selected])

  test('is empty for a guest who has put nothing in, and reading it opens no session', async () => {
    const guest = aTestClient(shop.url)
    expect(await guest.get(cartList, {})).toMatchObject({
      goodsTotalQuantity: 0,
      version: 0,
      cartInfo: { list: [] },
    })
    expect(guest.cookies.size).toBe(0)
  })

  test('takes, changes, selects and gives up pieces (spec 2.11)', async () => {
    const guest = aTestClient(shop.url)
    expect((await guest.get(cartAdd, item(0, 2))).goodsTotalQuantity).toBe(2)
    expect(lines(await guest.get(cartBatchAdd, { items: [item(1), item(2)] }))).toHaveLength(3)
    expect(lines(await guest.get(cartUpdate, { sku: piece(0).sku, qty: 4 }))).toContainEqual([
      piece(0).sku,
      4,
      true,
    ])
    expect(lines(await guest.get(cartSelect, { skus: [piece(1).sku], selected: false }))).toContainEqual([
      piece(1).sku,
      1,
      false,
    ])
    const left = await guest.get(cartRemove, { skus: [piece(1).sku, piece(2).sku] })
    expect(lines(left)).toEqual([[piece(0).sku, 4, true]])
    expect(await guest.get(cartList, {})).toMatchObject({ goodsTotalQuantity: 4, version: left.version })
  })

  test('says price, stock and sale as the database has them now, not as the catalogue last read them (spec 4.14)', async () => {
    const { db } = shop.services.store
    const guest = aTestClient(shop.url)
    await guest.get(cartBatchAdd, { items: [item(5), item(6), item(7)] })
    const [dear, gone, stopped] = [piece(5), piece(6), piece(7)]
    const priced = { price: 12_300, list_price: 45_600 }
    const before = await db
      .selectFrom('sku')
      .selectAll()
      .where('sku', '=', dear.sku)
      .executeTakeFirstOrThrow()
    await db.updateTable('sku').set(priced).where('sku', '=', dear.sku).execute()
    await db.updateTable('sku').set({ stock: 0 }).where('sku', '=', gone.sku).execute()
    await db.updateTable('product').set({ on_sale: 0 }).where('id', '=', stopped.productId).execute()
    const { cartInfo } = await guest.get(cartList, {})
    const line = ({ sku }: { sku: string }) => cartInfo.list.find((one) => one.sku === sku)
    expect(line(dear)).toMatchObject({
      state: 'ok',
      finalPrice: 12_300,
      productsPrice: 45_600,
      formatFinalPrice: 'S$123.00',
      formatProductsPrice: 'S$456.00',
    })
    expect(line(gone)).toMatchObject({ state: 'sold-out', stock: 0 })
    expect(line(stopped)).toMatchObject({ state: 'stop-selling' })
    const { price, list_price } = before
    await db.updateTable('sku').set({ price, list_price }).where('sku', '=', dear.sku).execute()
    await db.updateTable('sku').set({ stock: gone.stock }).where('sku', '=', gone.sku).execute()
    await db.updateTable('product').set({ on_sale: 1 }).where('id', '=', stopped.productId).execute()
  })

  test('is visible to its own user only', async () => {
    const [one, other] = [aTestClient(shop.url), aTestClient(shop.url)]
    await one.get(cartAdd, item(0))
    await other.get(cartAdd, item(1))
    expect(lines(await one.get(cartList, {}))).toEqual([[piece(0).sku, 1, true]])
  })

  test('gives no more than there is, and says so', async () => {
    const guest = aTestClient(shop.url)
    const answer = await guest.get(cartAdd, item(3, 100))
    const got = Math.min(100, piece(3).stock)
    expect(answer.capped).toEqual(got < 100 ? [{ sku: piece(3).sku, requested: 100, got }] : [])
    expect(answer.goodsTotalQuantity).toBe(got)
  })

  test.each([
    ['an unknown SKU', () => ({ sku: 'NOPE-1', productId: 'x', qty: 1 }), 'sku-unknown'],
    ['a SKU of another product', () => ({ ...item(0), productId: 'other' }), 'sku-unknown'],
  ])('refuses %s', async (_, wanted, reason) => {
    const { status, body } = await aTestClient(shop.url).ask(cartAdd, wanted())
    expect({ status, reason: (body.data as unknown as { reason: string }).reason }).toEqual({
      status: 200,
      reason,
    })
    expect(body.code).not.toBe(200)
  })

  test('refuses what is sold out', async () => {
    const { db } = shop.services.store
    const sold = piece(4)
    await db.updateTable('sku').set({ stock: 0 }).where('sku', '=', sold.sku).execute()
    const { body } = await aTestClient(shop.url).ask(cartAdd, item(4))
    expect(body).toMatchObject({
      code: 4001,
      message: 'Sold Out',
      data: { reason: 'sold-out', sku: sold.sku },
    })
    await db.updateTable('sku').set({ stock: sold.stock }).where('sku', '=', sold.sku).execute()
  })

  test.each([
    ['no quantity', { sku: 'A', productId: 'B' }],
    ['zero', { sku: 'A', productId: 'B', qty: '0' }],
    ['more than 100', { sku: 'A', productId: 'B', qty: '101' }],
    ['half a piece', { sku: 'A', productId: 'B', qty: '1.5' }],
    ['a price of my own (S9)', { sku: 'A', productId: 'B', qty: '1', finalPrice: '1' }],
    ['a SKU with a quote in it', { sku: "A'--", productId: 'B', qty: '1' }],
  ])('%s is answered 400 and changes nothing', async (_, form) => {
    const response = await fetch(`${shop.url}/api/cart/add`, {
      method: 'POST',
      headers: { apptype: 'www' },
      body: new URLSearchParams(form),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 400, data: { reason: 'bad-input' } })
    expect(response.headers.getSetCookie()).toEqual([])
  })

  describe('with an outbox', () => {
    test('an operation sent twice is applied once and answered the same', async () => {
      const [guest, device] = [aTestClient(shop.url), aDevice()]
      const headers = device.next()
      await guest.get(cartAdd, item(0), headers)
      const again = await guest.ask(cartAdd, item(0), headers)
      expect(again.body).toMatchObject({ code: 200, lastSeq: 1, data: { goodsTotalQuantity: 1 } })
    })

    test('the same operation thirty times at once is applied once', async () => {
      const [guest, device] = [aTestClient(shop.url), aDevice()]
      await guest.get(cartAdd, item(0), device.next())
      const headers = device.next()
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => guest.ask(cartAdd, item(0), headers)),
      )
      expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([200]))
      expect((await guest.get(cartList, {})).goodsTotalQuantity).toBe(2)
    })

    test('a number that another operation has used is a conflict, and nothing is applied (offline.md F35)', async () => {
      const [guest, original, copy] = [aTestClient(shop.url), aDevice(), aDevice()]
      await guest.get(cartAdd, item(0), original.next())
      const taken = original.next()
      await guest.get(cartAdd, item(0), taken)
      const other = { ...taken, [HEADERS.idempotency]: crypto.randomUUID() }
      const { status, body } = await guest.ask(cartAdd, item(1), other)
      expect({ status, code: body.code, lastSeq: body.lastSeq, data: body.data }).toEqual({
        status: 409,
        code: 4090,
        lastSeq: 2,
        data: { reason: 'other-operation' },
      })
      expect((await guest.get(cartList, {})).goodsTotalQuantity).toBe(2)
      // The copy continues in its own sequence, the original in its old one.
      await guest.get(cartAdd, item(1), copy.next())
      await guest.get(cartAdd, item(0), original.next())
      expect((await guest.ask(cartAdd, item(0), taken)).body).toMatchObject({ code: 200, lastSeq: 2 })
      expect((await guest.get(cartList, {})).goodsTotalQuantity).toBe(4)
    })

    test('a number that was skipped is a conflict, too (offline.md F35)', async () => {
      const [guest, device] = [aTestClient(shop.url), aDevice()]
      await guest.get(cartAdd, item(0), device.next())
      const cancelled = device.next()
      await guest.get(cartAdd, item(0), device.next(1))
      expect((await guest.ask(cartAdd, item(1), cancelled)).body).toMatchObject({ code: 4090, lastSeq: 3 })
    })

    test('of two operations that race for one number one is applied, the other gets a conflict (offline.md F35)', async () => {
      const [guest, device] = [aTestClient(shop.url), aDevice()]
      await guest.get(cartAdd, item(0), device.next())
      const place = device.next()
      const answers = await Promise.all(
        Array.from({ length: 8 }, () =>
          guest.ask(cartAdd, item(0), { ...place, [HEADERS.idempotency]: crypto.randomUUID() }),
        ),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)])
      expect((await guest.get(cartList, {})).goodsTotalQuantity).toBe(2)
    })

    test('a refused operation keeps its number: another operation with it is a conflict, too (offline.md F35)', async () => {
      const [guest, device] = [aTestClient(shop.url), aDevice()]
      const refused = device.next()
      await guest.ask(cartUpdate, { sku: piece(0).sku, qty: 2 }, refused)
      const other = { ...refused, [HEADERS.idempotency]: crypto.randomUUID() }
      expect((await guest.ask(cartAdd, item(0), other)).body).toMatchObject({
        code: 4090,
        data: { reason: 'other-operation' },
      })
    })

    test('an operation that comes too early gets the expected number', async () => {
      const [guest, device] = [aTestClient(shop.url), aDevice()]
      await guest.get(cartAdd, item(0), device.next())
      device.next()
      const { status, body } = await guest.ask(cartAdd, item(1), device.next(2))
      expect({ status, lastSeq: body.lastSeq, data: body.data }).toMatchObject({
        status: 409,
        lastSeq: 1,
        data: { reason: 'gap' },
      })
      expect((await guest.get(cartList, {})).goodsTotalQuantity).toBe(1)
    })

    test('a cancelled operation leaves no gap', async () => {
      const [guest, device] = [aTestClient(shop.url), aDevice()]
      await guest.get(cartAdd, item(0), device.next())
      device.next()
      expect((await guest.ask(cartAdd, item(1), device.next(1))).body).toMatchObject({
        code: 200,
        lastSeq: 3,
      })
    })

    test('a refusal uses its number and is stored, and the queue goes on', async () => {
      const [guest, device] = [aTestClient(shop.url), aDevice()]
      const refused = device.next()
      const first = await guest.ask(cartUpdate, { sku: piece(0).sku, qty: 2 }, refused)
      expect(first.body).toMatchObject({ code: 4005, lastSeq: 1, data: { reason: 'not-in-bag' } })
      expect((await guest.ask(cartUpdate, { sku: piece(0).sku, qty: 2 }, refused)).body).toMatchObject({
        code: 4005,
        lastSeq: 1,
      })
      expect((await guest.ask(cartAdd, item(0), device.next())).body).toMatchObject({ code: 200, lastSeq: 2 })
    })

    test('a malformed operation does not advance the sequence', async () => {
      const [guest, device] = [aTestClient(shop.url), aDevice()]
      await guest.get(cartAdd, item(0), device.next())
      expect((await guest.ask(cartAdd, { ...item(0), qty: 0 }, device.next())).status).toBe(400)
      expect((await guest.ask(cartAdd, item(1), device.next(1))).body).toMatchObject({
        code: 200,
        lastSeq: 3,
      })
    })

    test("another user's session cannot advance a device's sequence", async () => {
      const device = aDevice()
      const [mine, other] = [aTestClient(shop.url), aTestClient(shop.url)]
      await mine.get(cartAdd, item(0), device.next())
      const { status, body } = await other.ask(cartAdd, item(1), device.next())
      expect({ status, data: body.data }).toMatchObject({ status: 403, data: { reason: 'other-person' } })
      expect((await other.get(cartList, {})).goodsTotalQuantity).toBe(0)
    })

    test('a device unknown to the server gets that refusal', async () => {
      const { status, body } = await aTestClient(shop.url).ask(cartAdd, item(0), {
        [HEADERS.device]: crypto.randomUUID(),
        [HEADERS.seq]: '8',
        [HEADERS.prev]: '7',
        [HEADERS.idempotency]: crypto.randomUUID(),
      })
      expect({ status, data: body.data }).toMatchObject({ status: 409, data: { reason: 'device-unknown' } })
    })

    test.each([
      ['half of it', { [HEADERS.seq]: '1' }],
      ['a device that is no UUID', { ...aDevice('x').next() }],
      ['a place before itself', { ...aDevice().next(1) }],
      ['an operation without an id', { ...aDevice().next(), [HEADERS.idempotency]: '' }],
    ])('a device sequence with %s is refused', async (_, headers) => {
      expect((await aTestClient(shop.url).ask(cartAdd, item(0), headers)).status).toBe(400)
    })

    test('reading the bag tells how far this device has come, from the same moment', async () => {
      const [guest, device] = [aTestClient(shop.url), aDevice()]
      await guest.get(cartAdd, item(0), device.next())
      await guest.get(wishListAdd, { spu: piece(0).spu }, device.next())
      const { body } = await guest.ask(cartList, {}, { [HEADERS.device]: device.id })
      expect(body).toMatchObject({ lastSeq: 2, data: { goodsTotalQuantity: 1 } })
    })
  })

  describe('a wishlist', () => {
    test('is set, not toggled: saying it twice changes nothing (spec 4.7)', async () => {
      const guest = aTestClient(shop.url)
      await guest.get(wishListAdd, { spu: piece(0).spu })
      await guest.get(wishListAdd, { spu: piece(0).spu })
      const other = piece(1).spu
      await guest.get(wishListAdd, { spu: other })
      expect((await guest.get(wishList, {})).list.map(({ spu }) => spu)).toEqual([other, piece(0).spu])
      await guest.get(wishListDelete, { spu: other })
      expect((await guest.get(wishListDelete, { spu: other })).list.map(({ spu }) => spu)).toEqual([
        piece(0).spu,
      ])
    })

    test('does not take what the shop does not have', async () => {
      const { body } = await aTestClient(shop.url).ask(wishListAdd, { spu: 'NOPE' })
      expect(body).toMatchObject({ code: 4003, data: { reason: 'sku-unknown' } })
    })

    test('cannot be changed by an image or a link on another page (S4): the GET needs the header of the shop', async () => {
      const address = `${shop.url}/api/customer/wishListAdd?spu=${piece(0).spu}`
      expect((await fetch(address)).status).toBe(403)
      expect(
        (await fetch(address, { headers: { apptype: 'www', 'sec-fetch-site': 'cross-site' } })).status,
      ).toBe(403)
      expect(
        (await fetch(address, { headers: { apptype: 'www', origin: 'https://elsewhere.example' } })).status,
      ).toBe(403)
      expect(
        (await fetch(address, { headers: { apptype: 'www', 'sec-fetch-site': 'same-origin' } })).status,
      ).toBe(200)
    })
  })

  test('the session cookie is out of reach of scripts, bound to this host, and kept only as a hash (S1)', async () => {
    const guest = aTestClient(shop.url)
    const { headers, body } = await guest.ask(cartAdd, item(0))
    const [cookie = ''] = headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-sid=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    // The mark cookie tells pages that there is a session, and is deleted with it.
    expect(headers.getSetCookie()[1]).toMatch(/^session-open=1; Max-Age=\d+; Path=\/; Secure; SameSite=Lax$/)
    const token = guest.cookies.get('__Host-sid') ?? ''
    const rows = await shop.services.store.db.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(body)).not.toContain(token)
  })
})
