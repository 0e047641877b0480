import { beforeEach, describe, expect, test } from 'vitest'
import type { PaymentMethod } from '#domain/checkout/payment-methods.ts'
import { refused, type Books } from '#tests/world/money/books.ts'
import type { PaymentPageWorld, PlacedOrder } from '#tests/world/money/checkout-world.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aPaymentsWorld, keyOf } from '#tests/world/money/payments-world.ts'
import type { Db } from '../../db/schema/database.ts'
import { attemptsOf } from '../orders/orders.queries.ts'
import { checkPaymentRisk, paymentState, submitPayment } from './payment.commands.ts'

describe.each(ENGINES)('the choice of card and wallet on %s (spec 2.12)', (engine) => {
  const world = aPaymentsWorld(engine)
  let db: Db
  let checkout: PaymentPageWorld
  let books: Books
  let order: PlacedOrder
  beforeEach(async () => {
    ;({ db, checkout, books } = world.now())
    order = await checkout.order([[await checkout.product(), 1]])
  })

  const start = (method?: PaymentMethod) => submitPayment(checkout.call(), { ...keyOf(order), method })
  const attempts = async () =>
    (await attemptsOf(db, order.id)).map(({ method, state }) => `${method} ${state}`)
  const started = () =>
    checkout.provider.starts.filter(({ orderNumber }) => orderNumber === order.orderNumber)
  const refOf = (url: string) => url.split('/').at(-1) ?? ''

  test('opens the page that was chosen, also after the check of the risk; a card without a choice', async () => {
    await checkPaymentRisk(checkout.services, keyOf(order))
    expect(await attempts()).toEqual(['card created'])
    await start('wallet')
    expect(started().map(({ method }) => method)).toEqual(['wallet'])
    expect(await attempts()).toEqual(['wallet waiting'])
    const other = await checkout.started([[await checkout.product(), 1]])
    expect((await attemptsOf(db, other.id)).map(({ method }) => method)).toEqual(['card'])
  })

  test('another way closes the page before it is opened; the same way, and none, continue it', async () => {
    const card = await start('card')
    expect(await start('card')).toEqual(card)
    const wallet = await start('wallet')
    expect(wallet.data).not.toBe(card.data)
    expect(await attempts()).toEqual(['wallet waiting', 'card expired'])
    expect(await start()).toEqual(wallet)
    expect(started().map(({ method }) => method)).toEqual(['card', 'wallet'])
  })

  test('a refused wallet is retried as a wallet unless another way is chosen', async () => {
    const { data } = await start('wallet')
    checkout.provider.say(refOf(data), { status: 'refused' })
    await start()
    expect(await attempts()).toEqual(['wallet waiting', 'wallet refused'])
    await start('card')
    expect(await attempts()).toEqual(['card waiting', 'wallet expired', 'wallet refused'])
  })

  test('R1 an order whose first page was paid meanwhile is not opened for another payment', async () => {
    const { data } = await start('card')
    checkout.provider.say(refOf(data), { status: 'paid' })
    expect(await refused(start('wallet'))).toBe('already-paid')
    expect(await books.statusOf(order.id)).toBe('processing')
    expect(started()).toHaveLength(1)
  })

  test('R1 a payment that is under way on the first page keeps it', async () => {
    const card = await start('card')
    checkout.provider.busy.add(refOf(card.data))
    expect(await start('wallet')).toEqual(card)
    expect(await attempts()).toEqual(['card waiting'])
    checkout.provider.busy.delete(refOf(card.data))
    checkout.provider.say(refOf(card.data), { status: 'paid' })
    expect(await paymentState(checkout.services, keyOf(order))).toEqual({ state: 'paid' })
  })

  test('a way that the provider does not offer is refused', async () => {
    const payment = { ...checkout.services.payment, methods: ['card'] as const }
    const services = { ...checkout.services, payment }
    const input = { ...keyOf(order), method: 'wallet' as const }
    expect(await refused(submitPayment(checkout.call({ services }), input))).toBe('bad-input')
    expect(started()).toEqual([])
  })
})
