import { describe, expect, test } from 'vitest'
import { resendEgift } from '#contract/buying/egift.contract.ts'
import { applyRefund, cancelOrder, orderDetail } from '#contract/buying/orders.contract.ts'
import type { OrderKey } from '#contract/fields.ts'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import { checkoutCalls, keyed } from '#tests/world/money/checkout-calls.ts'
import { codeIn, egiftCalls } from '#tests/world/money/egift-calls.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import type { Mail } from '../../providers/mail/mail-provider.ts'
import { deliverOutbox } from '../../queue/outbox.ts'

describe.each(ENGINES)('mails of eGift cards that cannot be delivered on %s', (engine) => {
  const { now, item } = aStockedShop(engine)
  const db = () => now().services.store.db
  const guest = () => aTestClient(now().url)
  const { bought, cardMails } = egiftCalls(now)
  const { quoted } = checkoutCalls(() => item(0))
  const viewOf = (key: OrderKey) => guest().get(orderDetail, key)
  /** What a code pays of an order of one piece. */
  const paidWith = async (code: string) =>
    (await quoted(guest(), { codes: [code] })).tenders.map(({ kind }) => kind)

  /** One attempt to send what is due; mails to this address are refused. */
  const attempt = (address: string) =>
    deliverOutbox({
      ...now().services,
      mail: {
        name: 'refusing',
        async send({ to }: Mail) {
          if (to === address) throw new Error('no such mailbox')
        },
      },
    })
  /** All attempts to send to this address fail; the notices of it wait. */
  async function undeliverable(address: string) {
    const isTrying = () =>
      db()
        .selectFrom('outbox')
        .select('id')
        .where('kind', '=', 'egift-mail')
        .where('ref', 'like', 'card:%')
        .where('state', '=', 'waiting')
        .executeTakeFirst()
    while ((await isTrying()) !== undefined) {
      now().clock.now += HOUR_MS
      await db()
        .updateTable('outbox')
        .set({ next_at: now().clock.now + DAY_MS })
        .where('ref', 'like', 'undelivered:%')
        .execute()
      await attempt(address)
    }
    now().clock.now += DAY_MS
  }

  test('one is told to the buyer, once for its line, and resending it works (traps 3.16)', async () => {
    const key = await bought(guest(), { recipientEmail: 'typo@example.com' }, 2)
    await undeliverable('typo@example.com')
    expect(await viewOf(key)).toMatchObject({
      status: 'processing',
      egifts: [{ cards: [{ state: 'undelivered' }, { state: 'undelivered' }] }],
    })
    const [notice, ...more] = await cardMails()
    expect([notice?.to, notice?.subject, more]).toEqual([
      'buyer@example.com',
      'Your gift card for Mei could not be delivered',
      [],
    ])
    expect(notice?.text).toContain('typo@example.com')
    expect(notice?.text).toContain(`orderNumber=${key.orderNumber}#${key.secret}`)
    expect(codeIn(notice)).toBe('')
    expect(await guest().get(resendEgift, { ...key, position: 0, email: 'right@example.com' })).toEqual({
      sent: 2,
    })
    expect((await viewOf(key)).egifts).toMatchObject([
      { cards: [{ state: 'waiting' }, { state: 'waiting' }] },
    ])
    const mails = (await cardMails()).filter(({ to }) => to === 'right@example.com')
    expect(await paidWith(codeIn(mails[0]))).toEqual(['gift-card'])
    expect(await viewOf(key)).toMatchObject({
      status: 'delivered',
      egifts: [{ cards: [{ state: 'sent' }, { state: 'sent' }] }],
    })
  })

  /** The relay takes the mails, and the connection breaks before it says so; the code of each. */
  async function unacknowledged(): Promise<string[]> {
    const codes: string[] = []
    const mail = {
      name: 'breaking',
      async send(one: Mail) {
        codes.push(codeIn(one))
        throw new Error('the connection is gone')
      },
    }
    await deliverOutbox({ ...now().services, mail })
    return codes.filter(Boolean)
  }
  const spend = (code = '') =>
    db().updateTable('gift_card').set({ balance: 1 }).where('last', '=', code.slice(-4)).execute()
  const refundsOf = ({ orderNumber }: OrderKey) =>
    db()
      .selectFrom('refund')
      .innerJoin('shop_order', 'shop_order.id', 'refund.order_id')
      .select('refund.amount')
      .where('number', '=', orderNumber)
      .execute()

  test('a card that is spent before its mail is known to have gone out is not refunded, and the next attempt notes that it went (traps 3.16)', async () => {
    const key = await bought(guest())
    const [code] = await unacknowledged()
    await spend(code)
    expect((await viewOf(key)).status).toBe('processing')
    for (const answer of [
      await guest().ask(cancelOrder, { ...key, reason: 'changed-mind' }),
      await guest().ask(applyRefund, { ...key, reason: 'changed-mind' }, keyed()),
    ])
      expect(answer.body.data).toMatchObject({ reason: 'order-not-cancellable' })
    expect(await refundsOf(key)).toEqual([])
    now().clock.now += HOUR_MS
    expect((await cardMails()).map(({ subject }) => subject)).toEqual(['Your gift card is on its way to Mei'])
    expect(await viewOf(key)).toMatchObject({
      status: 'delivered',
      egifts: [{ cards: [{ state: 'used', last: code?.slice(-4) }] }],
    })
    expect((await viewOf(key)).actions).not.toContain('cancel')
  })

  test('of two such cards the one that is not spent is cancelled alone, whichever was issued first (traps 3.16)', async () => {
    const key = await bought(guest(), {}, 2)
    const codes = await unacknowledged()
    await spend(codes[1])
    const cancel = (qty: number) =>
      guest().ask(applyRefund, { ...key, reason: 'changed-mind', items: [{ position: 0, qty }] }, keyed())
    expect((await cancel(2)).body.data).toMatchObject({ reason: 'order-not-cancellable' })
    expect((await cancel(1)).body.code).toBe(200)
    expect(await refundsOf(key)).toEqual([{ amount: 100_00 }])
    expect((await cancel(1)).body.data).toMatchObject({ reason: 'order-not-cancellable' })
    const states = (await viewOf(key)).egifts?.[0]?.cards.map(({ state }) => state)
    expect(states?.toSorted()).toEqual(['blocked', 'used'])
    now().clock.now += HOUR_MS
    await cardMails()
    expect((await viewOf(key)).status).toBe('delivered')
  })

  test('one that is delivered at the second attempt is not told; what is sent again meanwhile is not told', async () => {
    const key = await bought(guest(), { recipientEmail: 'slow@example.com' })
    await attempt('slow@example.com')
    expect((await viewOf(key)).egifts).toMatchObject([{ cards: [{ state: 'waiting' }] }])
    now().clock.now += HOUR_MS
    expect((await cardMails()).map(({ to }) => to)).toEqual(['slow@example.com', 'ann@example.com'])
    const other = await bought(guest(), { recipientEmail: 'typo@example.com' })
    await undeliverable('typo@example.com')
    await guest().get(resendEgift, { ...other, position: 0, email: 'right@example.com' })
    expect((await cardMails()).map(({ to }) => to).toSorted()).toEqual([
      'ann@example.com',
      'right@example.com',
    ])
  })
})
