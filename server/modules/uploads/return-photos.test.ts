import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { cartAdd } from '#contract/buying/cart.contract.ts'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { uploadImage } from '#contract/notices/uploads.contract.ts'
import { shopperKey } from '#domain/account/shopper.ts'
import { hashOfPhoto } from '#domain/reviews/review-photos.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { aMember } from '#tests/world/shops/builders.ts'
import { aClientOf } from '#tests/world/shops/client-of-shopper.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import type { Shop } from '#tests/world/shops/shop.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import { transact } from '../../db/transaction.ts'
import { claimPhotos } from '../media/uploads/photo-claims.ts'
import { prune } from '../retention/retention.commands.ts'

interface Key {
  readonly orderNumber: string
  readonly secret?: string
}

describe.each(ENGINES)('photos of a return on %s', (engine) => {
  const { now, item, piece } = aStockedShop(engine)
  let shop: Shop
  beforeAll(() => {
    shop = now()
  })

  /** An order of this client, paid unless it says otherwise. */
  async function anOrder(who: TestClient, { isPaid = true } = {}): Promise<Required<Key>> {
    const keyed = () => ({ [HEADERS.idempotency]: randomUUID() })
    await who.get(cartAdd, item(0), keyed())
    const basket = { shippingMethod: 'delivery' } as const
    const { quoteId } = await who.get(quoteOrder, basket)
    const input = { ...basket, quoteId, email: 'mei@example.com', address: ADDRESS }
    const { orderNumber, secret } = await who.get(placeOrder, input, keyed())
    const paid = isPaid ? { status: 'processing' as const, paid_at: shop.clock.now } : {}
    await shop.services.store.db
      .updateTable('shop_order')
      .set({ changed_at: shop.clock.now, ...paid })
      .where('number', '=', orderNumber)
      .execute()
    return { orderNumber, secret }
  }

  /** As the shop's client sends it: what opens the order comes before the body. */
  async function upload(who: TestClient, { orderNumber, secret }: Key, tone = 90) {
    const background = { r: tone, g: 40, b: 70 }
    const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const image = new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' })
    const { status, body } = await who.ask(
      uploadImage,
      { image, uploadType: '1' },
      { 'x-ordernumber': orderNumber, ...(secret !== undefined && { 'x-secret': secret }) },
    )
    return { status, address: body.data, reason: (body.data as { reason?: string } | null)?.reason }
  }
  const look = async (address: string) => (await fetch(`${shop.url}${address}-360.webp`)).status

  test('are uploaded by the member whose order it is, and by whoever has its secret, also on a new device', async () => {
    const member = await aClientOf(shop, aMember())
    const { orderNumber, secret } = await anOrder(member)
    expect((await upload(member, { orderNumber })).address).toMatch(/^\/media\/r\//)
    expect((await upload(aTestClient(shop.url), { orderNumber, secret })).address).toMatch(/^\/media\/r\//)
  })

  test('of an order that is not the caller’s are refused before their body is read (trust.md S8, S43)', async () => {
    const { orderNumber } = await anOrder(await aClientOf(shop, aMember()))
    const unknown = { status: 404, reason: 'order-unknown' }
    for (const who of [await aClientOf(shop, aMember()), aTestClient(shop.url)]) {
      expect(await upload(who, { orderNumber })).toMatchObject(unknown)
      expect(await upload(who, { orderNumber, secret: 'a guess' })).toMatchObject(unknown)
    }
  })

  test('are kept for paid orders alone', async () => {
    const guest = aTestClient(shop.url)
    const key = await anOrder(guest, { isPaid: false })
    expect(await upload(guest, key)).toMatchObject({ status: 404, reason: 'order-unknown' })
  })

  test('name a product or an order, and are whole', async () => {
    const guest = aTestClient(shop.url)
    const key = await anOrder(guest)
    const image = new File(['x'], 'photo.jpg', { type: 'image/jpeg' })
    const part = { upload: randomUUID(), part: 0, parts: 2 }
    const wrong = [{}, { ...key, spuCode: piece(0).spu }, { ...key, ...part }, { secret: key.secret }]
    for (const fields of wrong) {
      const early = { 'x-ordernumber': key.orderNumber, 'x-secret': key.secret }
      const headers = 'orderNumber' in fields ? early : {}
      const { status } = await guest.ask(uploadImage, { image, uploadType: '1', ...fields }, headers)
      expect(status).toBe(400)
    }
  })

  test('stay as long as the return claims them, and go with it', async () => {
    const member = aMember()
    const who = await aClientOf(shop, member)
    const key = await anOrder(who)
    const [claimed = '', other = ''] = [
      (await upload(who, key, 11)).address,
      (await upload(who, key, 12)).address,
    ]
    const claim = (named: readonly string[]) =>
      transact(shop.services.store, (tx) =>
        claimPhotos(tx, { owner: 'return:r1', author: shopperKey(member), named: named.map(hashOfPhoto) }),
      )
    await claim([claimed])
    await prune({ ...shop.services, now: () => shop.clock.now + 98 * DAY_MS })
    expect([await look(claimed), await look(other)]).toEqual([200, 404])
    await claim([])
    expect(await look(claimed)).toBe(404)
  })

  test('of another shopper are not the return’s to show', async () => {
    const who = await aClientOf(shop, aMember())
    const { address } = await upload(who, await anOrder(who), 21)
    const foreign = transact(shop.services.store, (tx) =>
      claimPhotos(tx, {
        owner: 'return:r2',
        author: shopperKey(aMember()),
        named: [hashOfPhoto(address)],
      }),
    )
    await expect(foreign).rejects.toMatchObject({ reason: 'photo-gone' })
  })
})
