import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newsletterJoin, notifyMe } from '#contract/notices/requests.contract.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { somePieces, type Piece } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aDevice, aTestClient } from '#tests/world/shops/test-client.ts'
import { deliverOutbox } from '../../queue/outbox.ts'
import type { Mail } from '../../providers/mail/mail-provider.ts'
import { isAnyBackInStock, queueBackInStockMails } from './back-in-stock-mail.ts'

describe.each(ENGINES)('requests by mail on %s', (engine) => {
  let shop: Shop
  let piece: (at: number) => Piece
  const mails: Mail[] = []
  beforeAll(async () => {
    shop = await aShop(engine)
    piece = await somePieces(shop)
  })
  afterAll(() => shop.close())

  const stock = async (sku: string, pieces: number) => {
    await shop.services.store.db.updateTable('sku').set({ stock: pieces }).where('sku', '=', sku).execute()
  }
  const deliver = () =>
    deliverOutbox({ ...shop.services, mail: { name: 'list', send: async (mail) => void mails.push(mail) } })

  test('who waits for a sold-out piece gets one mail when it is back, in their language', async () => {
    const { sku, spu } = piece(0)
    await stock(sku, 0)
    const guest = aTestClient(shop.url, { lang: 'fr-FR' })
    const device = aDevice()
    const place = device.next()
    expect(await guest.get(notifyMe, { sku, email: ' Mei@Example.com ' }, place)).toEqual({ sku })
    expect(await guest.get(notifyMe, { sku, email: ' Mei@Example.com ' }, place)).toEqual({ sku })
    expect(await guest.get(notifyMe, { sku, email: 'mei@example.com' }, device.next())).toEqual({ sku })

    expect(await isAnyBackInStock(shop.services)).toBe(false)
    expect(await queueBackInStockMails(shop.services)).toBe(0)
    await stock(sku, 3)
    expect(await isAnyBackInStock(shop.services)).toBe(true)
    expect(
      (await Promise.all([queueBackInStockMails(shop.services), queueBackInStockMails(shop.services)])).some(
        Boolean,
      ),
    ).toBe(true)
    await deliver()
    await deliver()
    expect(mails.map((mail) => mail.to)).toEqual(['mei@example.com'])
    expect(mails[0]?.subject).toContain('est de retour')
    expect(mails[0]?.text).toMatch(new RegExp(`/fr/products/.*${spu}\\?sku=${sku}`))
    expect(await isAnyBackInStock(shop.services)).toBe(false)

    await stock(sku, 0)
    shop.clock.now += 1_000
    await guest.get(notifyMe, { sku, email: 'mei@example.com' }, device.next())
    await stock(sku, 1)
    await queueBackInStockMails(shop.services)
    await deliver()
    expect(mails).toHaveLength(2)
  })

  test.each([
    ['an address that is none', () => ({ sku: piece(1).sku, email: 'mei@' }), 'email-wrong'],
    ['an unknown SKU', () => ({ sku: 'NOPE-1', email: 'mei@example.com' }), 'sku-unknown'],
  ])('refuses %s, and the device sequence advances', async (_, input, reason) => {
    const { status, body } = await aTestClient(shop.url).ask(notifyMe, input(), aDevice().next())
    expect([status, body.data, body.lastSeq]).toMatchObject([200, { reason }, 1])
  })

  test('an address joins the newsletter once, and no response reveals whether it was known', async () => {
    const [one, other] = [aTestClient(shop.url), aTestClient(shop.url)]
    const first = await one.ask(newsletterJoin, { email: 'Anna@example.com' }, aDevice().next())
    const second = await other.ask(newsletterJoin, { email: 'anna@example.com' }, aDevice().next())
    expect(second.body.data).toEqual(first.body.data)
    const rows = await shop.services.store.db.selectFrom('newsletter').selectAll().execute()
    expect(rows).toMatchObject([{ email: 'anna@example.com', site: 'sg', lang: 'en' }])
    const wrong = await one.ask(newsletterJoin, { email: 'anna' }, aDevice().next())
    expect(wrong.body.data).toMatchObject({ reason: 'email-wrong' })
  })
})
