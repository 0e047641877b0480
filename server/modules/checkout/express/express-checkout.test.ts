import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '#domain/account/shopper.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { refused, type Books } from '#tests/world/money/books.ts'
import { aGuest, type Product } from '#tests/world/shops/builders.ts'
import type { PaymentPageWorld } from '#tests/world/money/checkout-world.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aPaymentsWorld } from '#tests/world/money/payments-world.ts'
import { transact } from '../../../db/transaction.ts'
import { raise } from '../../../events/raise.ts'
import { ProviderDown } from '../../../providers/payment/payment-provider.ts'
import { deliverOutbox } from '../../../queue/outbox.ts'
import type { Services } from '../../../services/services.ts'
import { expireExpress, isAnyExpressOver } from '../../payment/expire-express.ts'
import { expireOrders } from '../../payment/expire-orders.ts'
import { submitPayment } from '../../payment/payment.commands.ts'
import { placeOrder } from '../checkout.commands.ts'
import { quoteOrder } from '../checkout.routes.ts'
import { readExpress, submitExpress } from './express-checkout.ts'

describe.each(ENGINES)('a wallet at its provider on %s', (engine) => {
  const world = aPaymentsWorld(engine)
  let checkout: PaymentPageWorld
  let books: Books
  let dress: Product
  let shopper: Shopper
  beforeEach(async () => {
    ;({ checkout, books } = world.now())
    dress = await checkout.product()
    shopper = aGuest()
  })

  const piece = () => ({ productId: dress.productId, sku: dress.sku, qty: 1 })
  const press = (key = randomUUID(), change = {}) =>
    submitExpress(checkout.call({ shopper, key, ...change }), { fromType: '1', ...piece(), cancelUrl: '/' })

  /** The id of an express checkout to which the wallet has agreed, and its reference at the provider. */
  async function agreed() {
    const { data } = await press()
    const ref = data.slice(data.lastIndexOf('/') + 1)
    const id = ref.slice('wallet-'.length)
    checkout.provider.sayWallet(ref, { status: 'authorized', email: 'mei@example.com', address: ADDRESS })
    expect((await readExpress(checkout.call({ shopper }), { express: id })).state).toBe('authorized')
    return { id, ref }
  }

  async function ordered(id: string) {
    const basket = { buyNow: piece(), shippingMethod: 'delivery' } as const
    const { quoteId } = await quoteOrder(checkout.call({ shopper }), basket)
    const input = { ...basket, quoteId, email: 'mei@example.com', address: ADDRESS, express: id }
    const placed = await placeOrder(checkout.call({ shopper }), input)
    const row = await checkout.store.db
      .selectFrom('shop_order')
      .select('id')
      .where('number', '=', placed.orderNumber)
      .executeTakeFirstOrThrow()
    return { key: { orderNumber: placed.orderNumber, secret: placed.secret }, id: row.id }
  }

  const stateOf = async (id: string) =>
    (
      await checkout.store.db
        .selectFrom('express_checkout')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).state

  test('the European site sells nothing, by a wallet neither (spec 6)', async () => {
    expect(await refused(press(randomUUID(), { site: 'eu', currency: 'EUR' }))).toBe('forbidden')
  })

  test('a piece that is sold out is not offered to the wallet (spec 4.14)', async () => {
    dress = await checkout.product({ stock: 0 })
    expect(await refused(press())).toBe('sold-out')
  })

  test('R28 a provider that is down opens nothing, and the same press goes on later', async () => {
    const key = randomUUID()
    checkout.provider.down = true
    expect(await refused(press(key))).toBe('wallet-down')
    checkout.provider.down = false
    expect((await press(key)).data).toBe((await press(key)).data)
  })

  test('R1 ten presses at once are one express checkout', async () => {
    const key = randomUUID()
    checkout.provider.delay = 5
    const answers = await Promise.all(Array.from({ length: 10 }, () => press(key)))
    expect(new Set(answers.map(({ data }) => data)).size).toBe(1)
  })

  test('R8 the provider’s fact alone makes the order paid, however often its notice arrives', async () => {
    const { id, ref } = await agreed()
    const order = await ordered(id)
    const { data } = await submitPayment(checkout.call(), order.key)
    expect(data).toContain(`/payment-result?orderNumber=${order.key.orderNumber}`)
    expect(await books.statusOf(order.id)).toBe('unpaid')
    await world.tell(ref)
    expect(await books.statusOf(order.id)).toBe('unpaid')
    checkout.provider.say(ref, { status: 'paid' })
    const event = randomUUID()
    await Promise.all([world.tell(ref, event), world.tell(ref, event), world.tell(ref)])
    expect(await books.statusOf(order.id)).toBe('processing')
    await deliverOutbox(checkout.services)
    expect(checkout.mails.filter((mail) => mail.subject.includes(order.key.orderNumber))).toHaveLength(1)
  })

  test('a capture whose answer is lost is collected once, and its notice finds the order', async () => {
    const { id, ref } = await agreed()
    const order = await ordered(id)
    const { provider } = checkout
    const express = {
      ...provider.express,
      async capture(...capture: Parameters<typeof provider.express.capture>) {
        await provider.express.capture(...capture)
        throw new ProviderDown('the answer is lost')
      },
    }
    const services: Services = { ...checkout.services, payment: { ...provider, express } }
    expect(await refused(submitPayment(checkout.call({ services }), order.key))).toBe('provider-down')
    provider.say(ref, { status: 'paid' })
    await world.tell(ref)
    expect(await books.statusOf(order.id)).toBe('processing')
    expect(await refused(submitPayment(checkout.call(), order.key))).toBe('already-paid')
  })

  test('a piece that sells out between agreement and press makes no order: nothing is captured, and the agreement is given back (spec 4.14, 8)', async () => {
    const { id, ref } = await agreed()
    const place = async (quoteId: string) =>
      refused(
        placeOrder(checkout.call({ shopper }), {
          buyNow: piece(),
          shippingMethod: 'delivery',
          quoteId,
          express: id,
          email: 'mei@example.com',
          address: ADDRESS,
        }),
      )
    const basket = { buyNow: piece(), shippingMethod: 'delivery' } as const
    const { quoteId } = await quoteOrder(checkout.call({ shopper }), basket)
    await checkout.store.db.updateTable('sku').set({ stock: 0 }).where('sku', '=', dress.sku).execute()
    expect(await place(quoteId)).toBe('cart-changed')
    expect(await refused(quoteOrder(checkout.call({ shopper }), basket))).toBe('sold-out')
    expect(await stateOf(id)).toBe('authorized')
    const orders = await checkout.store.db.selectFrom('shop_order').select('id').execute()
    const owners = await checkout.store.db
      .selectFrom('express_checkout')
      .select('order_id')
      .where('id', '=', id)
      .execute()
    expect([orders.length, owners]).toEqual([0, [{ order_id: null }]])
    expect(checkout.provider.captured).toEqual([])
    checkout.clock.now += 2 * HOUR_MS
    await expireExpress(checkout.services)
    expect(await stateOf(id)).toBe('expired')
    expect(checkout.provider.released).toContain(ref)
    expect(checkout.provider.captured).toEqual([])
  })

  test('an agreement that is over at the capture leads to the card page; the order stands', async () => {
    const { id, ref } = await agreed()
    const order = await ordered(id)
    checkout.provider.sayWallet(ref, { status: 'expired' })
    expect((await submitPayment(checkout.call(), order.key)).data).toContain('/pay/ref-')
    expect(await books.statusOf(order.id)).toBe('unpaid')
    expect(await stateOf(id)).toBe('expired')
  })

  test('an order that was never paid gives back its stock, and the wallet its agreement', async () => {
    const { id, ref } = await agreed()
    const order = await ordered(id)
    checkout.clock.now += 2 * HOUR_MS
    await expireOrders(checkout.services)
    expect(await books.statusOf(order.id)).toBe('cancelled')
    checkout.provider.down = true
    await expireExpress(checkout.services)
    expect(await stateOf(id)).toBe('ordered')
    checkout.provider.down = false
    await expireExpress(checkout.services)
    expect(checkout.provider.released).toContain(ref)
    expect(await stateOf(id)).toBe('expired')
  })

  describe('of a member who is erased (S37)', () => {
    const erase = (member: Shopper) =>
      transact(checkout.store, (tx) =>
        raise(tx, checkout.services, {
          name: 'member.erased',
          member,
          email: undefined,
          at: checkout.clock.now,
        }),
      )
    const rows = () => checkout.store.db.selectFrom('express_checkout').selectAll().execute()

    test('gives back what it holds, without a trace of the member', async () => {
      shopper = createShopper('member', randomUUID().replaceAll('-', ''))
      const { ref } = await agreed()
      const refusedRef = (await agreed()).ref
      checkout.provider.down = true
      await erase(shopper)
      const [kept] = (await rows()).filter((row) => row.provider_ref === ref)
      expect(kept).toMatchObject({ state: 'given-up', email: '', address: null })
      expect(JSON.stringify(await rows())).not.toContain(shopper.id)
      await expireExpress(checkout.services)
      expect(checkout.provider.released).not.toContain(ref)
      checkout.provider.down = false
      expect(await isAnyExpressOver(checkout.services)).toBe(true)
      await expireExpress(checkout.services)
      expect(checkout.provider.released).toEqual(expect.arrayContaining([ref, refusedRef]))
      expect(await isAnyExpressOver(checkout.services)).toBe(false)
    })

    test('still pays the order that it was given to', async () => {
      shopper = createShopper('member', randomUUID().replaceAll('-', ''))
      const { id, ref } = await agreed()
      const order = await ordered(id)
      await erase(shopper)
      expect(await stateOf(id)).toBe('ordered')
      await submitPayment(checkout.call(), order.key)
      expect(await stateOf(id)).toBe('captured')
      expect(checkout.provider.released).not.toContain(ref)
    })
  })
})
