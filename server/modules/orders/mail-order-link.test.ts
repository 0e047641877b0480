import { afterEach, describe, expect, test } from 'vitest'
import { guestOrder, sendOrderLink } from '#contract/buying/orders.contract.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { egiftCalls } from '#tests/world/money/egift-calls.ts'
import { deliveredMails } from '#tests/world/people/members.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'

describe.each(ENGINES)(
  'the link of an order, asked for by number and address, on %s (traps 2.14)',
  (engine) => {
    const { now } = aStockedShop(engine)
    const { place } = egiftCalls(now)
    const guest = () => aTestClient(now().url)
    const db = () => now().services.store.db
    afterEach(async () => {
      await deliveredMails(now())
      now().clock.now += 20 * MINUTE_MS
    })

    async function anOrder() {
      const { orderNumber, secret } = (await place(guest(), {})).body.data
      await deliveredMails(now())
      return { orderNumber, secret }
    }
    const linkMails = async () =>
      (await deliveredMails(now())).filter(({ subject }) => subject.startsWith('The link of your order'))

    test('is mailed to the address of the order, however both are written, and opens it', async () => {
      const { orderNumber, secret } = await anOrder()
      const typed = ` ${orderNumber.toLowerCase()} `
      await guest().get(sendOrderLink, { orderNumber: typed, email: ' Buyer@Example.com' })
      const [mail, ...others] = await linkMails()
      expect(others).toEqual([])
      expect(mail?.to).toBe('buyer@example.com')
      expect(mail?.text).toContain(`orderNumber=${orderNumber}#${secret}`)
      expect(await guest().get(guestOrder, { orderNumber, secret })).toMatchObject({ orderNumber })
    })

    test('nothing tells whether number and address fit: the answer is the same, and an item is queued each time', async () => {
      const { orderNumber } = await anOrder()
      const queued = async () => (await db().selectFrom('outbox').select('id').execute()).length
      const answers = []
      for (const input of [
        { orderNumber, email: 'buyer@example.com' },
        { orderNumber, email: 'thief@example.com' },
        { orderNumber, email: '' },
        { orderNumber: 'VD261128AAAAAAAA', email: 'buyer@example.com' },
        { orderNumber: 'no number', email: 'buyer@example.com' },
      ]) {
        const before = await queued()
        const { status, body } = await guest().ask(sendOrderLink, input)
        answers.push([status, body.code, body.message, body.data])
        expect((await queued()) - before).toBe(1)
      }
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
      expect((await linkMails()).map(({ to }) => to)).toEqual(['buyer@example.com'])
    })

    test('is mailed once in ten minutes for any number of requests', async () => {
      const { orderNumber } = await anOrder()
      const ask = () => guest().ask(sendOrderLink, { orderNumber, email: 'buyer@example.com' })
      const slot = 10 * MINUTE_MS
      now().clock.now = Math.ceil(now().clock.now / slot) * slot
      for (let time = 0; time < 5; time++) await ask()
      expect(await linkMails()).toHaveLength(1)
      now().clock.now += slot
      await ask()
      expect(await linkMails()).toHaveLength(1)
    })

    test('is not mailed for an order whose buyer is erased', async () => {
      const { orderNumber } = await anOrder()
      await db().updateTable('shop_order').set({ email: '' }).where('number', '=', orderNumber).execute()
      await guest().get(sendOrderLink, { orderNumber, email: '' })
      expect(await linkMails()).toEqual([])
    })
  },
)
