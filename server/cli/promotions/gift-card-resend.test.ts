import { describe, expect, test } from 'vitest'
import { codeIn, egiftCalls } from '#tests/world/money/egift-calls.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
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

  test('an order of cards is not refunded by a gesture: who has the card would keep it', async () => {
    const { orderNumber } = await bought(aTestClient(now().url))
    const input = { positionals: [orderNumber, '10'], options: { reason: 'kindness' } }
    await expect(refund.run(now().services, input, now().clock.now)).rejects.toThrow('order of eGift cards')
  })
})
