import { beforeAll, describe, expect, test } from 'vitest'
import { cartAdd, cartList, cartUpdate, wishListAdd } from '#contract/buying/cart.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { type Shop } from '#tests/world/shops/shop.ts'
import { aDevice, aTestClient } from '#tests/world/shops/test-client.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'

describe.each(ENGINES)('the device sequence of a bag on %s', (engine) => {
  const { now, piece, item } = aStockedShop(engine)
  let shop: Shop
  beforeAll(() => {
    shop = now()
  })

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
    const answers = await Promise.all(Array.from({ length: 30 }, () => guest.ask(cartAdd, item(0), headers)))
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
    expect(first.body).toMatchObject({ code: 4005, lastSeq: 1, data: { reason: 'not-in-cart' } })
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
