import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportData } from '#contract/account/export.contract.ts'
import { bindGuide, productGuideCodeImage, readGuide } from '#contract/account/guide.contract.ts'
import { register } from '#contract/account/login.contract.ts'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aRegisteredMember, aRegistration } from '#tests/world/people/members.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { somePieces } from '#tests/world/shops/pieces.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { garmentHash, guidePicture } from '../../media/addresses.ts'

describe.each(ENGINES)('guides and stores on %s', (engine) => {
  let shop: Shop

  beforeAll(async () => {
    shop = await aShop(engine, { products: 5 })
    const { email } = await aRegisteredMember(shop, { firstName: 'Grace' })
    await shop.services.store.db
      .updateTable('member')
      .set({ role: 'guide', guide_code: 'GRACE01' })
      .where('email', '=', email)
      .execute()
  })

  afterAll(() => shop.close())

  test('a member has no guide, chooses one by the code, and sees it on another device (spec 2.13)', async () => {
    const { client } = await aRegisteredMember(shop)
    expect(await client.get(readGuide, {})).toEqual({ guide: null })
    const guide = { guideCode: 'GRACE01', nickname: 'Grace' }
    expect(await client.get(bindGuide, { guideCode: ' grace01 ' })).toEqual({ guide })
    expect(await client.get(readGuide, {})).toEqual({ guide })
    expect((await client.get(exportData, {})).member.guideCode).toBe('GRACE01')
  })

  test('a code of no guide is refused, and the guide stays (spec 2.13)', async () => {
    const { client } = await aRegisteredMember(shop)
    await client.get(bindGuide, { guideCode: 'GRACE01' })
    for (const guideCode of ['NOBODY1', '', "' or 1=1 --", 'x'.repeat(200)]) {
      const { body } = await client.ask(bindGuide, { guideCode })
      expect([guideCode, body.code]).toEqual([guideCode, 4071])
    }
    expect((await client.get(readGuide, {})).guide?.guideCode).toBe('GRACE01')
  })

  test('a guide cannot be her own', async () => {
    const { client, email } = await aRegisteredMember(shop)
    await shop.services.store.db
      .updateTable('member')
      .set({ role: 'guide', guide_code: 'SELF01' })
      .where('email', '=', email)
      .execute()
    expect((await client.ask(bindGuide, { guideCode: 'SELF01' })).body.code).toBe(4072)
  })

  test('S8: the code of a customer, who is no guide any more, serves no member', async () => {
    const { client, email } = await aRegisteredMember(shop)
    const role = (role: 'guide' | 'customer') =>
      shop.services.store.db
        .updateTable('member')
        .set({ role, guide_code: 'LEFT01' })
        .where('email', '=', email)
        .execute()
    await role('guide')
    const served = await aRegisteredMember(shop)
    await served.client.get(bindGuide, { guideCode: 'LEFT01' })
    await role('customer')
    expect(await served.client.get(readGuide, {})).toEqual({ guide: null })
    expect((await client.ask(bindGuide, { guideCode: 'LEFT01' })).body.code).toBe(4071)
  })

  test('a guide gets a picture of the piece with her code; other members and guests do not (spec 6, 7.2)', async () => {
    const { client, email } = await aRegisteredMember(shop)
    const { sku, pid } = await shop.services.store.db
      .selectFrom('sku')
      .select(['sku', 'pid'])
      .executeTakeFirstOrThrow()
    const become = (role: 'guide' | 'customer') =>
      shop.services.store.db
        .updateTable('member')
        .set({ role, guide_code: 'ADA-07' })
        .where('email', '=', email)
        .execute()
    expect((await client.ask(productGuideCodeImage, { sku })).body).toMatchObject({
      code: 4075,
      message: 'This is for guides.',
    })
    expect((await aTestClient(shop.url).ask(productGuideCodeImage, { sku })).status).toBe(401)

    await become('guide')
    const { imageUrl } = await client.get(productGuideCodeImage, { sku })
    expect(imageUrl).toMatch(new RegExp(`^/media/g/${pid}/[\\w-]{10}/ADA-07\\.png$`))
    expect((await client.ask(productGuideCodeImage, { sku: 'NOSUCH-1' })).body.code).toBe(404)
    const picture = await fetch(shop.url + imageUrl)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    const drawn = sharp(Buffer.from(await picture.arrayBuffer()))
    expect(await drawn.metadata()).toMatchObject({ width: 750, format: 'png' })

    // No other words are drawn, and those of a guide who has left are not drawn any more.
    expect((await fetch(shop.url + imageUrl.replace('ADA-07', 'BUY-THIS'))).status).toBe(404)
    await become('customer')
    expect((await client.ask(productGuideCodeImage, { sku })).body.code).toBe(4075)
    const other = await shop.services.store.db
      .selectFrom('colour')
      .select(['pid', 'picture_key'])
      .where('pid', '!=', pid)
      .executeTakeFirstOrThrow()
    const hash = garmentHash(shop.services.pictures, other.picture_key)
    const address = guidePicture({ pid: other.pid, hash, code: 'ADA-07' })
    expect((await fetch(shop.url + address)).status).toBe(404)
  })

  test('a guest has no guide to read or to choose', async () => {
    const guest = aTestClient(shop.url)
    expect((await guest.ask(readGuide, {})).status).toBe(401)
    expect((await guest.ask(bindGuide, { guideCode: 'GRACE01' })).status).toBe(401)
  })

  test('a registration in a store names the store and the guide (spec 2.2)', async () => {
    const client = aTestClient(shop.url)
    await client.get(register, { ...aRegistration(), store: 'Vanda Orchard', guideCode: 'grace01' })
    const { member } = await client.get(exportData, {})
    expect([member.store, member.guideCode]).toEqual(['Vanda Orchard', 'GRACE01'])
  })

  test('a link of a guide that was opened within three days binds order and registration; a code of no guide binds none (spec 9.3)', async () => {
    const { sku, productId } = (await somePieces(shop))(0)
    const basket = { shippingMethod: 'delivery', buyNow: { sku, productId, qty: 1 } } as const
    const boundBy = async (code: string) => {
      const client = aTestClient(shop.url)
      client.cookies.set('guide_code', code)
      const { quoteId } = await client.get(quoteOrder, basket)
      const order = { ...basket, quoteId, email: 'mei@example.com', address: ADDRESS }
      const key = { [HEADERS.idempotency]: randomUUID() }
      const { orderNumber } = await client.get(placeOrder, order, key)
      await client.get(register, aRegistration())
      const { guide_code } = await shop.services.store.db
        .selectFrom('shop_order')
        .select('guide_code')
        .where('number', '=', orderNumber)
        .executeTakeFirstOrThrow()
      return [guide_code, (await client.get(exportData, {})).member.guideCode]
    }
    expect(await boundBy('grace01')).toEqual(['GRACE01', 'GRACE01'])
    expect(await boundBy('NOBODY1')).toEqual([null, null])
  })

  test.each([
    ['a store of another site', { store: 'Vanda Madrid' }, { store: 'required' }],
    ['no store of the shop', { store: 'My house' }, { store: 'required' }],
    ['a code of no guide', { store: 'Vanda Orchard', guideCode: 'NOBODY1' }, { guideCode: 'invalid' }],
  ])('a registration with %s is refused with the field', async (_, given, problems) => {
    const { body } = await aTestClient(shop.url).ask(register, { ...aRegistration(), ...given })
    expect(body).toMatchObject({ data: { problems } })
    expect(body.code).not.toBe(200)
  })
})
