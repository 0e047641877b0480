import { describe, expect, test } from 'vitest'
import type { PiecesBack } from '#domain/orders/refund-amount.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import { ownersOrders } from '#tests/world/money/owners-orders.ts'
import type { Sale } from '#tests/world/money/sale-world.ts'
import { aGuest } from '#tests/world/shops/builders.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { transact } from '../../../db/transaction.ts'
import { withShopper } from '../../../services/route.ts'
import { cancelPieces } from '../../payment/cancel-order.ts'
import { expireOrders } from '../../payment/expire-orders.ts'
import { changeReturns } from '../../returns/apply-return.ts'
import { deliverParcel } from './deliver-parcel.ts'
import { presentOrder } from '../orders.present.ts'

describe.each(ENGINES)('the history of an order on %s', (engine) => {
  const world = ownersOrders(engine)
  const { tool, paid, placed, delivered, ship, locked, applyForReturn, returnNamed, orderOf, at } = world
  const dress = () => world.now().checkout.product({ name: 'Silk Slip', price: 100_00, stock: 10 })

  async function historyOf(sale: Sale, language: 'en' | 'fr' = 'en') {
    const { db, checkout } = world.now()
    const { services } = checkout
    const reading = { language, locale: 'en-SG', say: services.texts.in(language), now: services.now() }
    return (await presentOrder(db, await orderOf(sale), reading)).history
  }

  /** The kinds of changes, each with the facts that its row shows. */
  const toldOf = async (sale: Sale) =>
    (await historyOf(sale)).map(({ kind, formatAmount, returnNumber, cause }) =>
      [kind, formatAmount, returnNumber, cause].filter((told) => told !== undefined),
    )

  /** At a moment of its own. */
  async function decide(...args: string[]) {
    world.now().checkout.clock.now += 1_000
    expect(await tool(...args)).toMatchObject({ code: 0 })
  }

  async function anApplication(sale: Sale, reason: 'too-small' | 'damaged', pieces: readonly PiecesBack[]) {
    world.now().checkout.clock.now += 1_000
    const id = await applyForReturn(sale, { pieces, reason })
    return { id, number: (await returnNamed(id)).number }
  }

  const cancel = (sale: Sale, qty: number) =>
    locked(sale, (tx, order) =>
      cancelPieces(tx, world.now().checkout.services, {
        order,
        reason: 'cheaper',
        at: at(),
        pieces: [{ position: 0, qty }],
      }),
    )

  test('ends with the refund when all of it is returned', async () => {
    const sale = await delivered([[await dress(), 2]])
    const { number } = await anApplication(sale, 'too-small', [{ position: 0, qty: 2 }])
    await decide('return', 'approve', number, '--note', 'Pack them dry')
    await decide('return', 'receive', number)
    expect(await toldOf(sale)).toEqual([
      ['placed'],
      ['paid'],
      ['shipped'],
      ['delivered'],
      ['return-applied', number, 'Too small'],
      ['return-approved', number, 'Pack them dry'],
      ['return-received', number],
      ['refund-returned', 'S$200.00', number],
    ])
  })

  test('has returns that were refused or cancelled, with the words of the shop', async () => {
    const sale = await delivered([[await dress(), 2]])
    const refused = await anApplication(sale, 'damaged', [{ position: 0, qty: 1 }])
    await decide('return', 'refuse', refused.number, '--note', 'It was worn')
    const left = await anApplication(sale, 'too-small', [{ position: 0, qty: 1 }])
    const { checkout } = world.now()
    checkout.clock.now += 1_000
    await transact(checkout.store, async (tx) => {
      const context = await withShopper(checkout.call({ shopper: aGuest() }), tx)
      const { orderNumber, secret } = sale
      await changeReturns(tx, context, { type: 'cancel-return', orderNumber, secret, returnId: left.id })
    })
    expect((await toldOf(sale)).slice(4)).toEqual([
      ['return-applied', refused.number, 'Damaged or faulty'],
      ['return-refused', refused.number, 'It was worn'],
      ['return-applied', left.number, 'Too small'],
      ['return-cancelled', left.number],
    ])
  })

  test('has a gesture of goodwill with its reason', async () => {
    const sale = await paid([[await dress(), 1]])
    await decide('refund', sale.orderNumber, '12.50', '--reason', 'A loose button')
    expect(await toldOf(sale)).toEqual([
      ['placed'],
      ['paid'],
      ['refund-goodwill', 'S$12.50', 'A loose button'],
    ])
  })

  test('says in the language of its reader why the buyer has cancelled', async () => {
    const sale = await paid([[await dress(), 3]])
    await cancel(sale, 1)
    await cancel(sale, 2)
    expect((await toldOf(sale)).slice(2)).toEqual([
      ['part-cancelled', 'I found it cheaper'],
      ['refund-cancelled', 'S$100.00'],
      ['withdrawn', 'I found it cheaper'],
      ['refund-cancelled', 'S$200.00'],
    ])
    const [, , cancelled] = await historyOf(sale, 'fr')
    expect(cancelled?.cause).toBe('Je l’ai trouvé moins cher')
  })

  test('says why the shop has cancelled, and that the buyer has not', async () => {
    const sale = await paid([[await dress(), 1]])
    await decide('cancel', sale.orderNumber, '--reason', 'The last one is damaged')
    expect((await toldOf(sale)).slice(2)).toEqual([
      ['cancelled', 'The last one is damaged'],
      ['refund-cancelled', 'S$110.00'],
    ])
  })

  test('says that an order was not paid in time', async () => {
    const sale = await placed([[await dress(), 1]])
    const { checkout } = world.now()
    checkout.clock.now = (await orderOf(sale)).pay_by + HOUR_MS
    await expireOrders(checkout.services)
    expect(await toldOf(sale)).toEqual([['placed'], ['cancelled', 'It was not paid in time']])
  })

  test('has the arrival of each parcel but the last, with which the order is delivered', async () => {
    const sale = await paid([[await dress(), 2]])
    await ship(sale, [{ position: 0, qty: 1 }])
    await ship(sale)
    const { db, checkout } = world.now()
    const parcels = await db.selectFrom('parcel').select('id').where('order_id', '=', sale.id).execute()
    for (const { id: parcelId } of parcels)
      await locked(sale, (tx) => deliverParcel(tx, checkout.services, { parcelId, at: at() }))
    expect((await toldOf(sale)).slice(2)).toEqual([['shipped'], ['shipped'], ['arrived'], ['delivered']])
  })
})
