import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { confirmStockMail, notifyMe } from '#contract/notices/requests.contract.ts'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import { aRegisteredMember, tokenIn } from '#tests/world/people/members.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { somePieces, type Piece } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aDevice, aTestClient } from '#tests/world/shops/test-client.ts'
import { deliverOutbox } from '../../queue/outbox.ts'
import type { Mail } from '../../providers/mail/mail-provider.ts'
import { prune } from '../retention/retention.commands.ts'
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
  /** Answers the newest question that was mailed to the address. */
  async function agree(email: string) {
    await deliver()
    const question = mails.findLast(({ to, text }) => to === email && text.includes('/account/stock-mail#'))
    await aTestClient(shop.url).get(confirmStockMail, { token: tokenIn(question) })
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

    await agree('mei@example.com')
    mails.length = 0
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

  const backTo = (email: string) =>
    mails.filter(({ to, text }) => to === email && !text.includes('/account/stock-mail#'))
  const askedAt = (email: string) =>
    mails.filter(({ to, text }) => to === email && text.includes('/account/stock-mail#'))

  test('S33: an address that others enter gets one question a day, and nothing else before its owner agrees', async () => {
    const email = 'victim@example.com'
    shop.clock.now += 2 * DAY_MS
    for (const at of [2, 3]) {
      await stock(piece(at).sku, 0)
      for (let times = 0; times < 3; times++)
        await aTestClient(shop.url).get(notifyMe, { sku: piece(at).sku, email }, aDevice().next())
      await stock(piece(at).sku, 5)
    }
    expect(await isAnyBackInStock(shop.services)).toBe(false)
    await queueBackInStockMails(shop.services)
    await deliver()
    expect([askedAt(email).length, backTo(email).length]).toEqual([1, 0])
    // Mail programs look at links: only the button of the page agrees.
    const [, link] = askedAt(email)[0]?.text.match(/(http\S+)/) ?? []
    await fetch(link ?? '')
    expect(await isAnyBackInStock(shop.services)).toBe(false)
    await agree(email)
    await queueBackInStockMails(shop.services)
    await deliver()
    expect(backTo(email)).toHaveLength(2)
    expect(askedAt(email)).toHaveLength(1)
  })

  test('a repeated attempt to ask is another message, whose link works: a mail server must not drop it', async () => {
    const email = 'lossy@example.com'
    await stock(piece(9).sku, 0)
    await aTestClient(shop.url).get(notifyMe, { sku: piece(9).sku, email }, aDevice().next())
    const asked: Mail[] = []
    // The first is delivered, and the response of the mail server is lost.
    const send = async (mail: Mail) => {
      if (mail.to === email && asked.push(mail) === 1) throw new Error('response lost')
    }
    for (let times = 0; times < 2; times++) {
      await deliverOutbox({ ...shop.services, mail: { name: 'lossy', send } })
      shop.clock.now += HOUR_MS
    }
    expect(new Set(asked.map(({ id }) => id)).size).toBe(2)
    await aTestClient(shop.url).get(confirmStockMail, { token: tokenIn(asked[1]) })
  })

  test('a guest who has agreed once is not asked again, and no stranger takes away what they wait for', async () => {
    const email = 'anna.guest@example.com'
    const guest = aTestClient(shop.url)
    const device = aDevice()
    await stock(piece(4).sku, 0)
    await guest.get(notifyMe, { sku: piece(4).sku, email }, device.next())
    await agree(email)
    shop.clock.now += 2 * DAY_MS
    await stock(piece(5).sku, 0)
    await guest.get(notifyMe, { sku: piece(5).sku, email }, device.next())
    await deliver()
    expect(askedAt(email)).toHaveLength(1)
    // What the owner waits for stays theirs.
    await aTestClient(shop.url).get(notifyMe, { sku: piece(5).sku, email }, aDevice().next())
    await stock(piece(5).sku, 1)
    await queueBackInStockMails(shop.services)
    await deliver()
    expect([backTo(email).length, askedAt(email).length]).toEqual([1, 1])
  })

  test('a member with a confirmed address is not asked; with another address, or before, they are', async () => {
    const { client, email } = await aRegisteredMember(shop)
    await stock(piece(6).sku, 0)
    const device = aDevice()
    await client.get(notifyMe, { sku: piece(6).sku, email }, device.next())
    await deliver()
    expect(askedAt(email)).toHaveLength(1)
    await shop.services.store.db
      .updateTable('member')
      .set({ email_confirmed_at: 1 })
      .where('email', '=', email)
      .execute()
    shop.clock.now += 2 * DAY_MS
    await client.get(notifyMe, { sku: piece(6).sku, email }, device.next())
    await client.get(notifyMe, { sku: piece(6).sku, email: `other.${email}` }, device.next())
    await deliver()
    expect([askedAt(email).length, askedAt(`other.${email}`).length]).toEqual([1, 1])
    await stock(piece(6).sku, 1)
    await queueBackInStockMails(shop.services)
    await deliver()
    const back = (to: string) => backTo(to).filter(({ subject }) => subject.endsWith('is back'))
    expect([back(email).length, back(`other.${email}`).length]).toEqual([1, 0])
  })

  test('an unanswered question is forgotten after three days, and its link with it', async () => {
    const email = 'nobody.answers@example.com'
    await stock(piece(7).sku, 0)
    await aTestClient(shop.url).get(notifyMe, { sku: piece(7).sku, email }, aDevice().next())
    await deliver()
    const token = tokenIn(askedAt(email)[0])
    shop.clock.now += 3 * DAY_MS + 1
    await prune(shop.services)
    expect((await aTestClient(shop.url).ask(confirmStockMail, { token })).body.data).toEqual({
      reason: 'link-invalid',
    })
    const rows = shop.services.store.db.selectFrom('stock_notice').select('email').where('email', '=', email)
    expect(await rows.execute()).toEqual([])
  })

  test.each([
    ['an address that is none', () => ({ sku: piece(1).sku, email: 'mei@' }), 'email-wrong'],
    ['an unknown SKU', () => ({ sku: 'NOPE-1', email: 'mei@example.com' }), 'sku-unknown'],
  ])('refuses %s, and the device sequence advances', async (_, input, reason) => {
    const { status, body } = await aTestClient(shop.url).ask(notifyMe, input(), aDevice().next())
    expect([status, body.data, body.lastSeq]).toMatchObject([200, { reason }, 1])
  })
})
