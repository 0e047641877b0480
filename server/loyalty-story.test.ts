import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { myCoupons } from '#contract/account/coupons.contract.ts'
import { drawToday, spinDraw } from '#contract/account/draw.contract.ts'
import { myGiftCards, redeemGiftCard } from '#contract/account/gift-cards.contract.ts'
import { submitPayment } from '#contract/buying/payment.contract.ts'
import type { OrderKey } from '#contract/fields.ts'
import { createShopper } from '#domain/account/shopper.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { checkoutCalls, keyed } from '#tests/world/money/checkout-calls.ts'
import { codeIn, egiftCalls } from '#tests/world/money/egift-calls.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import type { Tx } from './db/schema/database.ts'
import { transact } from './db/transaction.ts'
import { setPrizes } from './modules/draw/draw.commands.ts'
import { confirmArrival } from './modules/orders/after-sale/deliver-parcel.ts'
import { refundsOfOrder } from './modules/orders/after-sale/read-after-sale.ts'
import { shipOrder } from './modules/orders/after-sale/ship-order.ts'
import { lockOrder, orderBySecret, type Order } from './modules/orders/orders.queries.ts'
import { awardPoints } from './modules/points/points.commands.ts'
import { pointsOf } from './modules/points/points.queries.ts'
import { writeReturn } from './modules/returns/apply-return.ts'
import { approveReturn, receiveReturn } from './modules/returns/returns.commands.ts'
import { findReturn } from './modules/returns/returns.queries.ts'

/** 11 February 2027, a Thursday, noon in Singapore. */
const THURSDAY = Date.parse('2027-02-11T04:00:00Z')
const PRICE = 150_00

describe.each(ENGINES)('a story of presents on %s', (engine) => {
  const { now, item } = aStockedShop(engine)
  const db = () => now().services.store.db
  const { bought, settle, cardMails } = egiftCalls(now)
  const { ordered } = checkoutCalls(() => item(0, 2))
  const one = checkoutCalls(() => item(0))

  async function confirmed(email: string): Promise<string> {
    const { id } = await db()
      .updateTable('member')
      .set({ email_confirmed_at: now().clock.now })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const pointsOfMember = async (id: string) => (await pointsOf(db(), id, now().clock.now)).usable

  /** Ships and delivers the order, then takes one piece of its only line back. */
  async function halfReturned(key: OrderKey): Promise<void> {
    const { services, clock } = now()
    const { id } = await orderBySecret(db(), key)
    const shopper = createShopper('guest', randomUUID())
    const returnId = randomUUID()
    const locked = (work: (tx: Tx, order: Order) => Promise<unknown>) => {
      clock.now += 1
      return transact(services.store, async (tx) => {
        const order = await lockOrder(tx, id, clock.now)
        if (!order) throw new RangeError('the order is gone')
        await work(tx, order)
      })
    }
    const parcel = { courier: 'SingPost', tracking: 'SP12345678' }
    await locked((tx, order) => shipOrder(tx, services, { order, parcel, at: clock.now }))
    await locked((tx, order) => confirmArrival(tx, services, { order, at: clock.now }))
    const words = { description: 'It does not suit me', photos: [], storeId: '', courier: '', tracking: '' }
    const items = [{ position: 0, qty: 1 }]
    const input = {
      ...key,
      ...words,
      returnId,
      items,
      type: 'pick-up',
      reason: 'changed-mind',
      writtenAt: undefined,
    } as const
    await locked((tx, order) => writeReturn(tx, { shopper, services }, { order, input }))
    const found = async (tx: Tx) => {
      const row = await findReturn(tx, returnId)
      if (!row) throw new RangeError('the return is gone')
      return row
    }
    await locked(async (tx, order) =>
      approveReturn(tx, services, { order, one: await found(tx), at: clock.now }),
    )
    await locked(async (tx, order) =>
      receiveReturn(tx, services, { order, one: await found(tx), at: clock.now, damaged: 0 }),
    )
  }

  test('a guest wins a coupon, registers, sends an eGift card for Saturday; the friend pays with it and points and returns half', async () => {
    const { services, clock } = now()
    clock.now = THURSDAY
    await db()
      .updateTable('sku')
      .set({ price: PRICE, list_price: PRICE })
      .where('sku', '=', item(0).sku)
      .execute()
    const effect = { kind: 'coupon', off: 'amount', value: 15_00, least: 0, days: 7 } as const
    await transact(services.store, (tx) => setPrizes(tx, [{ id: 'fifteen', weight: 1, stock: null, effect }]))

    // The guest sees the wheel, and it turns once there is an account with a confirmed address.
    const guest = aTestClient(now().url)
    expect((await guest.get(drawToday, {})).state).toBe('guest')
    expect((await guest.ask(spinDraw, {})).body.data).toMatchObject({ reason: 'sign-in-needed' })
    const anna = await aRegisteredMember(now(), {}, guest)
    expect((await guest.get(drawToday, {})).state).toBe('unconfirmed')
    const annaId = await confirmed(anna.email)
    const { result } = await guest.get(spinDraw, {})
    expect(result).toMatchObject({ kind: 'coupon', prize: 'fifteen' })
    const code = result?.code ?? ''
    expect((await guest.get(myCoupons, {})).list).toMatchObject([{ code, state: 'available' }])

    // Her own piece with it: 150.00 − 15.00 and free shipping over 129.00.
    const own = await one.ordered(guest, { codes: [code] }, anna.email)
    await guest.get(submitPayment, own, keyed())
    await settle(own, 'paid')
    expect((await orderBySecret(db(), own)).due).toBe(135_00)
    expect((await guest.get(myCoupons, {})).list).toMatchObject([{ code, state: 'used' }])

    await bought(guest, { sendOn: '2027-02-13' })
    expect((await cardMails()).filter((mail) => codeIn(mail) !== '')).toEqual([])
    clock.now += 2 * DAY_MS
    const [mail] = (await cardMails()).filter((sent) => codeIn(sent) !== '')
    expect(mail?.to).toBe('mei.friend@example.com')
    // A day after the purchases: 100 for the account and 135 for the piece; the card earns nothing.
    expect(await pointsOfMember(annaId)).toBe(100 + 135)

    // The friend adds the card, and pays two pieces, 300.00 less 20 %, with 500 points, the card, and the rest by bank card.
    const mei = await aRegisteredMember(now(), { email: 'mei.friend@example.com' })
    const meiId = await confirmed(mei.email)
    await mei.client.get(redeemGiftCard, { code: codeIn(mail) })
    const award = { memberId: meiId, points: 400, reason: 'granted', ref: 'granted:welcome' } as const
    await transact(services.store, (tx) => awardPoints(tx, { now: clock.now }, award))
    const key = await ordered(mei.client, { codes: [codeIn(mail)], points: 500 }, mei.email)
    const order = await orderBySecret(db(), key)
    expect([order.total, order.due]).toEqual([240_00, 120_00])
    expect(await pointsOfMember(meiId)).toBe(0)
    await mei.client.get(submitPayment, key, keyed())
    await settle(key, 'paid')
    const cards = async () =>
      (await mei.client.get(myGiftCards, {})).list.map(({ formatBalance }) => formatBalance)
    expect(await cards()).toEqual(['S$0.00'])

    // Half of it comes back, to the bank card first: what it has paid covers all of it.
    await halfReturned(key)
    expect(
      (await refundsOfOrder(db(), order.id)).map(({ amount, parts }) => [
        amount,
        parts.map((part) => [part.tender, part.amount]),
      ]),
    ).toEqual([[120_00, [['card', 120_00]]]])
    expect(await cards()).toEqual(['S$0.00'])
    // Goods of 120.00 are kept, of which points have paid 20.00: 100 points are earned, and none comes back.
    clock.now += 2 * DAY_MS
    expect(await pointsOfMember(meiId)).toBe(100)
  })
})
