import { describe, expect, test } from 'vitest'
import { buyNow } from '#contract/buying/buy-now.contract.ts'
import { cartAdd } from '#contract/buying/cart.contract.ts'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import { resendEgift } from '#contract/buying/egift.contract.ts'
import { applyRefund, cancelOrder, orderDetail, repurchase } from '#contract/buying/orders.contract.ts'
import { submitPayment, submitWalletExpress } from '#contract/buying/payment.contract.ts'
import type { OrderKey } from '#contract/fields.ts'
import { formatDay } from '#domain/region/formats.ts'
import { dayText } from '#domain/region/site-day.ts'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import { checkoutCalls, keyed } from '#tests/world/money/checkout-calls.ts'
import { aCoupon, aGiftCard } from '#tests/world/money/coupons.ts'
import { codeIn, EGIFT, egiftCalls } from '#tests/world/money/egift-calls.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { deliveredMails } from '#tests/world/people/members.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import type { Mail } from '../../providers/mail/mail-provider.ts'
import { deliverOutbox } from '../../queue/outbox.ts'

describe.each(ENGINES)('eGift cards on %s (spec 5, 9.9)', (engine) => {
  const { now, item } = aStockedShop(engine)
  const db = () => now().services.store.db
  const guest = () => aTestClient(now().url)
  const { basketOf, place, settle, bought, cardMails } = egiftCalls(now)
  const { quoted } = checkoutCalls(() => item(0))
  const viewOf = (key: OrderKey) => guest().get(orderDetail, key)
  /** What a code pays of an order of one piece. */
  const paidWith = async (code: string) =>
    (await quoted(guest(), { codes: [code] })).tenders.map(({ kind }) => kind)

  test('a paid card is mailed once with a code that pays, the sender gets a mail, and no code is stored', async () => {
    const key = await bought(guest())
    const mails = await cardMails()
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['mei.friend@example.com', 'A gift card from Ann'],
      ['ann@example.com', 'Your gift card is on its way to Mei'],
    ])
    const [card, copy] = mails
    const code = codeIn(card)
    expect(card?.html).toContain(code)
    expect(card?.text).toContain('S$100.00')
    expect(card?.text).not.toMatch(/www\.example/)
    expect(copy?.text).not.toContain(code)
    expect(await paidWith(code)).toEqual(['gift-card'])
    expect(await cardMails()).toEqual([])
    const stored = JSON.stringify([
      await db().selectFrom('outbox').selectAll().execute(),
      await db().selectFrom('gift_card').selectAll().execute(),
    ])
    expect(stored).not.toContain(code)
    expect(stored).not.toContain(code.replaceAll('-', ''))
    const view = await viewOf(key)
    expect(view).toMatchObject({ status: 'delivered', address: null, amounts: { otTotal: 100_00 } })
    expect(view.egifts).toMatchObject([
      { recipientEmail: 'mei.friend@example.com', cards: [{ state: 'sent', last: code.slice(-4) }] },
    ])
    expect(view.item).toMatchObject([{ finalSale: true, returnable: 0 }])
  })

  test.each([
    [
      'sent to oneself',
      { sendToMyself: true, recipientName: '', recipientEmail: '' },
      1,
      ['ann@example.com'],
    ],
    ['of two pieces', {}, 2, ['mei.friend@example.com', 'mei.friend@example.com']],
  ] as const)('a card %s', async (...row) => {
    const [, egift, qty, recipients] = row
    const key = await bought(guest(), egift, qty)
    const cards = (await cardMails()).filter((mail) => codeIn(mail) !== '')
    expect(cards.map(({ to }) => to)).toEqual(recipients)
    expect(new Set(cards.map(codeIn)).size).toBe(qty)
    expect((await viewOf(key)).status).toBe('delivered')
  })

  test('a card is sent on its day at nine by the clock of the site, once, however often and late the job runs (traps 3.15)', async () => {
    // 14 February 2027, 08:59 in Singapore: the server's clock is UTC.
    now().clock.now = Date.parse('2027-02-14T00:59:00Z') - 3 * DAY_MS
    const key = await bought(guest(), { sendOn: '2027-02-14' })
    now().clock.now += 3 * DAY_MS
    expect(await cardMails()).toEqual([])
    expect((await viewOf(key)).egifts).toMatchObject([
      { sendAt: Date.parse('2027-02-14T01:00:00Z'), cards: [{ state: 'waiting' }] },
    ])
    now().clock.now += 5 * HOUR_MS
    const mails: Mail[] = []
    const mail = { name: 'list', send: async (one: Mail) => void mails.push(one) }
    await Promise.all([1, 2, 3].map(() => deliverOutbox({ ...now().services, mail })))
    expect(mails.filter((one) => codeIn(one) !== '')).toHaveLength(1)
    const expiry = await db()
      .selectFrom('gift_card')
      .select('expires_at')
      .orderBy('issued_at', 'desc')
      .execute()
    expect(expiry[0]?.expires_at).toBe(Date.parse('2030-02-14T01:00:00Z'))
    expect((await viewOf(key)).egifts).toMatchObject([{ cards: [{ state: 'sent' }] }])
    expect((await cardMails()).map(codeIn).join('')).toBe('')
  })

  test('the mail to the sender links to the order, with its secret where the sender is the buyer', async () => {
    const own = await bought(guest(), { senderEmail: 'Buyer@example.com' })
    const [, mail] = await cardMails()
    const link = `/payment-result?orderNumber=${own.orderNumber}#${own.secret}`
    expect(mail?.text).toContain(link)
    expect(mail?.html).toContain(link)
    const other = await bought(guest())
    const [, copy] = await cardMails()
    expect(copy?.text).toMatch(new RegExp(`: http\\S+/user/orders/detail/${other.orderNumber}\n`))
    expect(`${copy?.text} ${copy?.html}`).not.toContain(other.secret)
  })

  test('an order of gift cards cannot be repurchased; the answer names the gift card as the reason', async () => {
    const key = await bought(guest())
    await cardMails()
    expect((await viewOf(key)).actions).not.toContain('repurchase')
    expect(await guest().get(repurchase, key, keyed())).toMatchObject({
      added: [],
      missing: [{ why: 'egift' }],
    })
  })

  test.each([
    ['at once', 0],
    ['on its day', 3],
  ])(
    'the confirmation of a card that is sent %s says to whom it goes, and of no preparation',
    async (...row) => {
      const [, days] = row
      const day = now().clock.now + days * DAY_MS
      const sendOn = days === 0 ? '' : dayText(day, 'sg')
      const key = await bought(guest(), { sendOn })
      const mails = await deliveredMails(now())
      const mail = mails.find(({ subject }) => subject === `Order ${key.orderNumber} is confirmed`)
      const person = 'Mei, mei.friend@example.com'
      expect(mail?.text).toContain(
        days === 0 ? `It is being sent to ${person}.` : `It is sent to ${person}, on ${formatDay(day)}.`,
      )
      expect(mail?.text).not.toContain('preparing')
      now().clock.now += (days + 1) * DAY_MS
      await cardMails()
    },
  )

  test('a day that has passed means now', async () => {
    await bought(guest(), { sendOn: '2020-01-01' })
    expect(await cardMails()).toHaveLength(2)
  })

  test('the server checks what was written, and each part has its problem', async () => {
    const wrong = { recipientName: '', senderEmail: 'ann', message: 'x'.repeat(301), sendOn: '2040-01-01' }
    expect((await place(guest(), wrong)).body).toMatchObject({
      code: 4035,
      data: {
        problems: {
          recipientName: 'missing',
          senderEmail: 'invalid',
          message: 'too-long',
          sendOn: 'too-long',
        },
      },
    })
    expect((await place(guest(), undefined)).body).not.toMatchObject({ code: 200 })
  })

  test('no bag, no express wallet, no discount code and no other sum takes a card; other goods need their address', async () => {
    const client = guest()
    const { buyNow: piece } = await basketOf(1)
    expect((await client.ask(cartAdd, piece, keyed())).body.data).toMatchObject({ reason: 'egift-alone' })
    const press = { ...piece, type: 'paypal', cancelUrl: `${now().url}/x` }
    expect((await client.ask(submitWalletExpress, press as never, keyed())).body.code).not.toBe(200)
    const code = await aCoupon(db())
    const quote = await client.get(quoteOrder, await basketOf(1, [code]))
    expect(quote.codes[0]?.problem).toBe('Discount codes cannot be used on gift card purchases.')
    expect([quote.adjustments, quote.amounts.otTotal]).toEqual([[], 100_00])

    const dress = { shippingMethod: 'delivery' as const, buyNow: item(0) }
    const { quoteId } = await client.get(quoteOrder, dress)
    const order = { ...dress, quoteId, email: 'mei@example.com', egift: EGIFT }
    for (const address of [undefined, ADDRESS])
      expect((await client.ask(placeOrder, { ...order, ...(address && { address }) }, keyed())).status).toBe(
        400,
      )

    await db().updateTable('sku').set({ price: 150_00 }).where('sku', '=', piece.sku).execute()
    expect((await client.ask(buyNow, piece)).body.data).toMatchObject({ reason: 'stop-selling' })
    await db().updateTable('sku').set({ price: 100_00 }).where('sku', '=', piece.sku).execute()
  })

  test('the sender corrects the address: the code before dies at once, and the new one pays (traps 3.16)', async () => {
    const key = await bought(guest(), { recipientEmail: 'typo@example.com' })
    const first = codeIn((await cardMails())[0])
    const again = { ...key, position: 0, email: ' right@example.com ' }
    expect(await guest().get(resendEgift, again)).toEqual({ sent: 1 })
    expect(await paidWith(first)).toEqual([])
    const [mail, copy] = await cardMails()
    expect([mail?.to, copy?.text]).toEqual([
      'right@example.com',
      expect.stringContaining('right@example.com'),
    ])
    expect(await paidWith(codeIn(mail))).toEqual(['gift-card'])
    expect((await guest().ask(resendEgift, { ...again, secret: 'wrong' })).status).toBe(404)
    expect((await guest().ask(resendEgift, { ...again, email: 'none' })).body.code).toBe(4012)
    expect((await guest().ask(resendEgift, { ...again, position: 1 })).body.code).toBe(4037)
    expect((await viewOf(key)).status).toBe('delivered')
  })

  test('before its day only the address changes', async () => {
    const sendOn = new Date(now().clock.now + 3 * DAY_MS).toISOString().slice(0, 10)
    const key = await bought(guest(), { sendOn })
    expect(await guest().get(resendEgift, { ...key, position: 0, email: 'right@example.com' })).toEqual({
      sent: 0,
    })
    expect(await cardMails()).toEqual([])
    now().clock.now += 4 * DAY_MS
    expect((await cardMails())[0]?.to).toBe('right@example.com')
  })

  test.each(['spent', 'in an account'])('a card that is %s is not sent again', async (how) => {
    const key = await bought(guest())
    const last = codeIn((await cardMails())[0]).slice(-4)
    const change = how === 'spent' ? { balance: 1 } : { email: 'mei@example.com' }
    await db().updateTable('gift_card').set(change).where('last', '=', last).execute()
    expect((await viewOf(key)).egifts).toMatchObject([{ cards: [{ state: 'used' }] }])
    const again = { ...key, position: 0, email: 'right@example.com' }
    expect((await guest().ask(resendEgift, again)).body.code).toBe(4037)
  })

  test('what is cancelled before its day is refunded and never sent; one piece of two leaves the other', async () => {
    const sendOn = new Date(now().clock.now + 3 * DAY_MS).toISOString().slice(0, 10)
    const whole = await bought(guest(), { sendOn })
    await guest().get(cancelOrder, { ...whole, reason: 'changed-mind' })
    const part = await bought(guest(), { sendOn }, 2)
    const items = [{ position: 0, qty: 1 }]
    await guest().get(applyRefund, { ...part, reason: 'changed-mind', items }, keyed())
    now().clock.now += 4 * DAY_MS
    expect((await cardMails()).filter((mail) => codeIn(mail) !== '')).toHaveLength(1)
    expect(await viewOf(whole)).toMatchObject({
      status: 'refunded',
      egifts: [{ cards: [{ state: 'blocked' }] }],
    })
    expect((await viewOf(part)).egifts).toMatchObject([{ cards: [{ state: 'sent' }, { state: 'blocked' }] }])
    expect((await viewOf(part)).status).toBe('delivered')
  })

  test('what is sent cannot be cancelled or refunded, used or not', async () => {
    const key = await bought(guest())
    await cardMails()
    for (const answer of [
      await guest().ask(cancelOrder, { ...key, reason: 'changed-mind' }),
      await guest().ask(applyRefund, { ...key, reason: 'changed-mind' }, keyed()),
    ])
      expect(answer.body.data).toMatchObject({ reason: 'order-not-cancellable' })
    expect((await viewOf(key)).actions).not.toContain('cancel')
  })

  test('money that the provider takes back on day 40 blocks the rest of the card, and what waits is not sent (traps 3.16)', async () => {
    const [spent, waiting] = [
      await bought(guest()),
      await bought(guest(), { sendOn: new Date(now().clock.now + 3 * DAY_MS).toISOString().slice(0, 10) }),
    ]
    const code = codeIn((await cardMails())[0])
    await db().updateTable('gift_card').set({ balance: 40_00 }).where('last', '=', code.slice(-4)).execute()
    await settle(waiting, 'refunded')
    now().clock.now += 40 * DAY_MS
    await settle(spent, 'refunded')
    expect((await quoted(guest(), { codes: [code] })).codes[0]?.problem).toBe(
      'This code cannot be used. Please check it.',
    )
    expect((await cardMails()).filter((mail) => codeIn(mail) !== '')).toEqual([])
    for (const key of [spent, waiting]) expect((await viewOf(key)).status).toBe('refunded')
  })

  test('a dispute on day 40 blocks the rest of the card and what waits, once, and refunds nothing (traps 3.16)', async () => {
    const [spent, waiting, other] = [
      await bought(guest()),
      await bought(guest(), { sendOn: new Date(now().clock.now + 3 * DAY_MS).toISOString().slice(0, 10) }),
      await bought(guest()),
    ]
    const [code, free] = (await cardMails()).map(codeIn).filter(Boolean)
    await db()
      .updateTable('gift_card')
      .set({ balance: 40_00 })
      .where('last', '=', code?.slice(-4) ?? '')
      .execute()
    await settle(waiting, 'paid', { disputed: true })
    now().clock.now += 40 * DAY_MS
    for (let time = 0; time < 2; time++) await settle(spent, 'paid', { disputed: true })
    expect([await paidWith(code ?? ''), await paidWith(free ?? '')]).toEqual([[], ['gift-card']])
    expect((await cardMails()).filter((mail) => codeIn(mail) !== '')).toEqual([])
    const disputes = async (key: OrderKey) =>
      (await viewOf(key)).history.filter(({ kind }) => kind === 'disputed').length
    expect([await disputes(spent), await disputes(waiting), await disputes(other)]).toEqual([1, 1, 0])
    expect((await viewOf(spent)).egifts).toMatchObject([{ cards: [{ state: 'blocked' }] }])
    expect((await viewOf(other)).egifts).toMatchObject([{ cards: [{ state: 'sent' }] }])
    expect([(await viewOf(spent)).status, (await viewOf(waiting)).status]).toEqual([
      'delivered',
      'processing',
    ])
    const ids = db()
      .selectFrom('shop_order')
      .select('id')
      .where('number', 'in', [spent.orderNumber, waiting.orderNumber])
    expect(await db().selectFrom('refund').select('id').where('order_id', 'in', ids).execute()).toEqual([])
  })

  test('a payment that is disputed before the shop learns of it issues blocked cards (traps 3.16)', async () => {
    const { orderNumber, secret } = (await place(guest(), {})).body.data
    const key = { orderNumber, secret }
    await guest().get(submitPayment, key, keyed())
    await settle(key, 'paid', { disputed: true })
    expect(await cardMails()).toEqual([])
    expect(await viewOf(key)).toMatchObject({
      status: 'processing',
      egifts: [{ cards: [{ state: 'blocked' }] }],
    })
  })

  test('a card is not paid for twice: the order that a gift card pays is issued as any other', async () => {
    const { code } = await aGiftCard(db(), 100_00)
    const basket = await basketOf(1, [code])
    const client = guest()
    const { quoteId } = await client.get(quoteOrder, basket)
    await client.get(placeOrder, { ...basket, quoteId, egift: EGIFT, email: 'a@example.com' }, keyed())
    expect(await cardMails()).toHaveLength(2)
  })
})
