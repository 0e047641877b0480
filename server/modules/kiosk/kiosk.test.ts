import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartAdd, cartList, cartUpdate, wishListAdd, wishList } from '#contract/buying/cart.contract.ts'
import * as contract from '#contract/stores/kiosk.contract.ts'
import { logout } from '#contract/account/login.contract.ts'
import { commonInfo } from '#contract/catalog/navigation.contract.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { somePieces, type Piece } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { addKiosk } from './kiosk.commands.ts'
import { CODE_WITHIN_MS, HAND_OVER_WITHIN_MS } from './kiosk.policy.ts'

const TURNS = ['0b7c1e5e-6a0f-4a9f-8a39-0d8f6f2f0001', '0b7c1e5e-6a0f-4a9f-8a39-0d8f6f2f0002'] as const

describe.each(ENGINES)('kiosks on %s', (engine) => {
  let shop: Shop
  let store: string
  let piece: (at: number) => Piece

  beforeAll(async () => {
    shop = await aShop(engine)
    const { db } = shop.services.store
    store = (await db.selectFrom('store').select('id').orderBy('position').executeTakeFirstOrThrow()).id
    piece = await somePieces(shop)
  })
  afterAll(() => shop.close())

  const item = (at: number, qty = 1) => ({ sku: piece(at).sku, productId: piece(at).productId, qty })
  const aCode = () => addKiosk(shop.services.store.db, shop.clock, store)
  const reasonOf = async (request: ReturnType<TestClient['ask']>) =>
    ((await request).body.data as unknown as { reason?: string }).reason

  async function aTablet() {
    const { id, code } = await aCode()
    const tablet = aTestClient(shop.url)
    await tablet.get(contract.kioskEnter, { store, code })
    tablet.cookies.set('kiosk-turn', TURNS[0])
    return { id, code, tablet }
  }
  const lines = async (who: TestClient) =>
    (await who.get(cartList, {})).cartInfo.list.map(({ sku, qty }) => [sku, qty])

  describe('a code', () => {
    test('makes a device a tablet of the store, and the device is known from then on', async () => {
      const { tablet } = await aTablet()
      expect(await tablet.get(contract.kioskState, {})).toMatchObject({
        store,
        name: expect.stringMatching(/./),
      })
      expect(await aTestClient(shop.url).get(contract.kioskState, {})).toEqual({ store: '', name: '' })
    })

    test('serves one tablet, also when two ask at once', async () => {
      const { code } = await aCode()
      const both = [aTestClient(shop.url), aTestClient(shop.url)]
      const answers = await Promise.all(both.map((one) => one.ask(contract.kioskEnter, { store, code })))
      expect(answers.map(({ body }) => body.code).sort()).toEqual([200, 4040])
    })

    test.each([
      ['a wrong one', '00000000'],
      ['none', ''],
      ['half of one', '7K2M'],
    ])('%s is refused, and the answer does not say why', async (_, code) => {
      await aCode()
      const { body } = await aTestClient(shop.url).ask(contract.kioskEnter, { store, code })
      expect(body).toMatchObject({ code: 4040, data: { reason: 'kiosk-code-wrong' } })
    })

    test('of another store, or one that has run out, is refused alike', async () => {
      const { code } = await aCode()
      const guest = aTestClient(shop.url)
      expect(await reasonOf(guest.ask(contract.kioskEnter, { store: 'nowhere', code }))).toBe(
        'kiosk-code-wrong',
      )
      shop.clock.now += CODE_WITHIN_MS
      expect(await reasonOf(guest.ask(contract.kioskEnter, { store, code }))).toBe('kiosk-code-wrong')
      shop.clock.now -= CODE_WITHIN_MS
      await guest.get(contract.kioskEnter, { store, code })
    })

    test('and the token of the tablet are nowhere in the database', async () => {
      const { code, tablet } = await aTablet()
      const rows = await shop.services.store.db.selectFrom('kiosk').selectAll().execute()
      const text = JSON.stringify(rows)
      expect(text).not.toContain(code)
      expect(text).not.toContain(tablet.cookies.get('kiosk') ?? tablet.cookies.get('__Host-kiosk'))
    })

    test('opens the way out of its own tablet only', async () => {
      const [one, other] = [await aTablet(), await aTablet()]
      expect(await reasonOf(one.tablet.ask(contract.kioskLeave, { code: other.code }))).toBe(
        'kiosk-code-wrong',
      )
      await one.tablet.get(contract.kioskLeave, { code: one.code.toLowerCase() })
      expect(await one.tablet.get(contract.kioskState, {})).toMatchObject({ store: '' })
      expect(await other.tablet.get(contract.kioskState, {})).toMatchObject({ store })
    })

    test('cannot be guessed for long', async () => {
      const guarded = await aShop(engine, { env: { RATE_LIMITS: 'on' }, products: 5 })
      try {
        const guest = aTestClient(guarded.url)
        const requested: number[] = []
        for (let tries = 0; tries < 11; tries++)
          requested.push((await guest.ask(contract.kioskEnter, { store, code: '00000000' })).status)
        expect(requested.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 200))
        expect(requested[10]).toBe(429)
      } finally {
        await guarded.close()
      }
    })
  })

  test('a tablet that the owner has removed is no tablet at its next question', async () => {
    const { id, tablet } = await aTablet()
    await shop.services.store.db.deleteFrom('kiosk').where('id', '=', id).execute()
    expect(await tablet.get(contract.kioskState, {})).toEqual({ store: '', name: '' })
    expect(await reasonOf(tablet.ask(contract.handOver, {}))).toBe('kiosk-unknown')
  })

  describe('a turn at the tablet', () => {
    test('ends with the person, and the tablet stays a tablet', async () => {
      const { tablet } = await aTablet()
      await tablet.get(cartAdd, item(0, 2))
      await tablet.get(wishListAdd, { spu: piece(1).spu })
      const before = new Map(tablet.cookies)
      const { headers } = await tablet.ask(logout, { everything: '1' })
      expect(headers.get('clear-site-data')).toBe('"cache"')
      for (const [name, value] of before) tablet.cookies.set(name, value)
      expect(await lines(tablet)).toEqual([])
      expect((await tablet.get(wishList, {})).list).toEqual([])
      expect(await tablet.get(contract.kioskState, {})).toMatchObject({ store })
    })

    test('that ended without a network is over all the same: its session belongs to no user in the next visit', async () => {
      const { tablet } = await aTablet()
      await tablet.get(cartAdd, item(0, 2))
      expect(await lines(tablet)).toEqual([[piece(0).sku, 2]])
      // What the page can do offline: it writes the next visit's cookie, and the session's own cookie stays.
      tablet.cookies.set('kiosk-turn', TURNS[1])
      expect(await lines(tablet)).toEqual([])
      expect(await tablet.get(commonInfo, {})).toMatchObject({ shopper: '', cartQty: 0 })
      await tablet.get(cartAdd, item(1))
      expect(await lines(tablet)).toEqual([[piece(1).sku, 1]])
    })

    test('does not reach what was done on the device before it became a tablet, nor afterwards', async () => {
      const device = aTestClient(shop.url)
      await device.get(cartAdd, item(2))
      const { tablet } = await aTablet()
      for (const [name, value] of tablet.cookies) if (/kiosk/.test(name)) device.cookies.set(name, value)
      expect(await lines(device)).toEqual([])
      for (const name of tablet.cookies.keys()) if (/kiosk/.test(name)) device.cookies.delete(name)
      expect(await lines(device)).toEqual([[piece(2).sku, 1]])
    })

    test('is over after five minutes without a call', async () => {
      const { tablet } = await aTablet()
      await tablet.get(cartAdd, item(0))
      shop.clock.now += 4 * MINUTE_MS
      expect(await lines(tablet)).toHaveLength(1)
      shop.clock.now += 4 * MINUTE_MS
      expect(await lines(tablet)).toHaveLength(1)
      shop.clock.now += 5 * MINUTE_MS + 1
      expect(await lines(tablet)).toEqual([])
    })
  })

  describe('a hand-over', () => {
    async function handedOver(...items: ReturnType<typeof item>[]) {
      const { tablet } = await aTablet()
      for (const one of items) await tablet.get(cartAdd, one)
      return { tablet, ...(await tablet.get(contract.handOver, {})) }
    }

    test('copies the bag into the phone’s own bag', async () => {
      const { tablet, secret, pieces: count } = await handedOver(item(0, 2), item(1))
      expect(count).toBe(3)
      const phone = aTestClient(shop.url)
      await phone.get(cartAdd, item(0))
      const taken = await phone.get(contract.takeCart, { secret })
      expect(taken).toMatchObject({ capped: [], refused: [], goodsTotalQuantity: 4 })
      expect(await lines(phone)).toEqual(
        expect.arrayContaining([
          [piece(0).sku, 3],
          [piece(1).sku, 1],
        ]),
      )
      expect(await lines(tablet)).toHaveLength(2)
    })

    test('is used once; only who has it may ask again and gets nothing twice', async () => {
      const { secret } = await handedOver(item(0, 2))
      const [phone, thief] = [aTestClient(shop.url), aTestClient(shop.url)]
      await phone.get(contract.takeCart, { secret })
      expect(await phone.get(contract.takeCart, { secret })).toMatchObject({ goodsTotalQuantity: 2 })
      expect(await reasonOf(thief.ask(contract.takeCart, { secret }))).toBe('hand-over-gone')
      expect(await lines(thief)).toEqual([])
    })

    test('goes to one of two phones that ask at once', async () => {
      const { secret } = await handedOver(item(0))
      const phones = [aTestClient(shop.url), aTestClient(shop.url)]
      const answers = await Promise.all(phones.map((phone) => phone.ask(contract.takeCart, { secret })))
      expect(answers.map(({ body }) => body.code).sort()).toEqual([200, 4042])
    })

    test('runs out within minutes, and a made-up one was never there', async () => {
      const { secret } = await handedOver(item(0))
      shop.clock.now += HAND_OVER_WITHIN_MS
      const phone = aTestClient(shop.url)
      expect(await reasonOf(phone.ask(contract.takeCart, { secret }))).toBe('hand-over-gone')
      expect(await reasonOf(phone.ask(contract.takeCart, { secret: 'AAAA' }))).toBe('hand-over-gone')
    })

    test('keeps to stock and to the most a line may hold, and says what did not come', async () => {
      const { db } = shop.services.store
      const { secret } = await handedOver(item(0, 2), item(1), item(2, 5))
      await db.updateTable('sku').set({ stock: 0 }).where('sku', '=', piece(1).sku).execute()
      await db.updateTable('sku').set({ stock: 3 }).where('sku', '=', piece(2).sku).execute()
      const taken = await aTestClient(shop.url).get(contract.takeCart, { secret })
      expect(taken.refused).toEqual([{ sku: piece(1).sku, reason: 'sold-out' }])
      expect(taken.capped).toEqual([{ sku: piece(2).sku, requested: 5, got: 3 }])
      expect(taken.goodsTotalQuantity).toBe(5)
      for (const at of [1, 2])
        await db
          .updateTable('sku')
          .set({ stock: piece(at).stock })
          .where('sku', '=', piece(at).sku)
          .execute()
    })

    test('is a copy of its moment: what happens at the tablet later does not reach the phone', async () => {
      const { tablet, secret } = await handedOver(item(0, 2))
      await tablet.get(cartUpdate, { sku: piece(0).sku, qty: 5 })
      await tablet.get(logout, {})
      expect((await aTestClient(shop.url).get(contract.takeCart, { secret })).goodsTotalQuantity).toBe(2)
    })

    test('of an empty bag is refused; its secret is nowhere in the database', async () => {
      const { tablet } = await aTablet()
      expect(await reasonOf(tablet.ask(contract.handOver, {}))).toBe('nothing-selected')
      const { secret } = await handedOver(item(0))
      const rows = await shop.services.store.db.selectFrom('hand_over').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain(secret)
    })
  })

  describe('a scanned code', () => {
    test.each([
      ['a SKU', () => piece(0).sku, () => ({ spu: piece(0).spu, sku: piece(0).sku })],
      ['an SPU', () => piece(0).spu, () => ({ spu: piece(0).spu, sku: '' })],
      ['an SPU in small letters', () => piece(0).spu.toLowerCase(), () => ({ spu: piece(0).spu, sku: '' })],
    ])('%s names its product', async (_, code, found) => {
      expect(await aTestClient(shop.url).get(contract.productOfCode, { code: code() })).toEqual(found())
    })
    test.each(['4006381333931', 'M-000042', ''])('%j is unknown, and said to be', async (code) => {
      expect(await reasonOf(aTestClient(shop.url).ask(contract.productOfCode, { code }))).toBe('code-unknown')
    })
  })
})
