import { describe, expect, test } from 'vitest'
import { codeIn, egiftCalls } from '#tests/world/money/egift-calls.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { cancelOrder } from '#contract/buying/orders.contract.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { giftCardUnblock } from './gift-card-commands.ts'
import { giftCardResend } from './gift-card-resend.ts'
import { refund } from '../orders/refund-commands.ts'

describe.each(ENGINES)("eGift cards by the owner's tool on %s", (engine) => {
  const { now } = aStockedShop(engine)
  const { bought, cardMails } = egiftCalls(now)
  const resend = (named: string, email: string) =>
    giftCardResend.run(now().services, { positionals: [named], options: { email } }, now().clock.now)

  test('a card is sent again to another address, with another code, until it is used (traps 3.16)', async () => {
    const db = now().services.store.db
    await bought(aTestClient(now().url))
    const first = codeIn((await cardMails())[0]).slice(-4)
    expect(await resend(first.toLowerCase(), 'Right@example.com')).toEqual(['Sent to right@example.com now.'])
    await expect(resend(first, 'right@example.com')).rejects.toThrow('There is no eGift card')
    const [mail] = await cardMails()
    expect(mail?.to).toBe('right@example.com')
    const last = codeIn(mail).slice(-4)
    await expect(resend(last, 'none')).rejects.toThrow('--email is no address')
    await db.updateTable('gift_card').set({ balance: 1 }).where('last', '=', last).execute()
    await expect(resend(last, 'right@example.com')).rejects.toThrow('is used, blocked, or was sent too often')
  })

  test('a blocked card is opened again, unless its money went back (traps 3.16)', async () => {
    const { db } = now().services.store
    const unblock = (named: string) =>
      giftCardUnblock.run(now().services, { positionals: [named], options: {} }, now().clock.now)
    const sendOn = new Date(now().clock.now + 3 * DAY_MS).toISOString().slice(0, 10)
    const guest = aTestClient(now().url)
    const [kept, back] = [await bought(guest), await bought(guest, { sendOn })]
    await guest.get(cancelOrder, { ...back, reason: 'changed-mind' })
    const cardOf = ({ orderNumber }: { readonly orderNumber: string }) =>
      db
        .selectFrom('egift_card')
        .innerJoin('shop_order', 'shop_order.id', 'egift_card.order_id')
        .select('egift_card.card_id')
        .where('shop_order.number', '=', orderNumber)
        .executeTakeFirstOrThrow()
    const [sent, cancelled] = [await cardOf(kept), await cardOf(back)]
    await db.updateTable('gift_card').set({ blocked_at: 1 }).where('id', '=', sent.card_id).execute()
    expect((await unblock(sent.card_id))[0]).toContain('can be used again. S$100.00 are on it.')
    await expect(unblock(sent.card_id)).rejects.toThrow('is not blocked')
    await expect(unblock(cancelled.card_id)).rejects.toThrow('went back to its buyer: it stays blocked')
  })

  test('an order of cards is not refunded by a gesture: who has the card would keep it', async () => {
    const { orderNumber } = await bought(aTestClient(now().url))
    const input = { positionals: [orderNumber, '10'], options: { reason: 'kindness' } }
    await expect(refund.run(now().services, input, now().clock.now)).rejects.toThrow('order of eGift cards')
  })
})
