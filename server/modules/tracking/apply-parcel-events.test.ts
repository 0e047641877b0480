import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PARCEL_STEPS, type ParcelEvent, type ParcelStep } from '#domain/orders/parcel-steps.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import { NOON } from '#tests/world/money/checkout-world.ts'
import { aParcelsWorld } from '#tests/world/money/parcels-world.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { parcelsOfOrder } from '../orders/after-sale/order-parcels.ts'
import { applyParcelEvents } from './apply-parcel-events.ts'

const anEvent = (step: ParcelStep, hours: number, change: Partial<ParcelEvent> = {}): ParcelEvent => ({
  ref: `${step}-${hours}`,
  step,
  place: 'Singapore',
  at: NOON + hours * HOUR_MS,
  ...change,
})

/** Events of one parcel, some of them dated later than they are read, and the batches in which they are read, some of them doubled. */
const READ = fc
  .uniqueArray(
    fc.record({
      ref: fc.string({ minLength: 1, maxLength: 3 }),
      step: fc.constantFrom(...PARCEL_STEPS),
      place: fc.constantFrom('', 'Singapore'),
      at: fc.integer({ min: NOON, max: NOON + 200 * HOUR_MS }),
    }),
    { selector: ({ ref }) => ref, minLength: 1, maxLength: 6 },
  )
  .chain((events) =>
    fc.record({
      events: fc.constant(events),
      read: fc
        .array(fc.constantFrom(...events), { maxLength: 6 })
        .chain((doubled) =>
          fc.shuffledSubarray([...events, ...doubled], { minLength: events.length + doubled.length }),
        )
        .chain((read) =>
          fc
            .array(fc.integer({ min: 1, max: 3 }), { minLength: read.length, maxLength: read.length })
            .map((sizes) => batchesOf(read, sizes)),
        ),
    }),
  )

function batchesOf<T>(all: readonly T[], sizes: readonly number[]): T[][] {
  const batches: T[][] = []
  for (let from = 0; from < all.length; from += sizes[batches.length - 1] ?? 1)
    batches.push(all.slice(from, from + (sizes[batches.length] ?? 1)))
  return batches
}

describe.each(ENGINES)('events of parcels on %s', (engine) => {
  const world = aParcelsWorld(engine)
  const apply = (parcelId: string, ...events: ParcelEvent[]) =>
    applyParcelEvents(world.now().checkout.services, { parcelId, events })

  test('every order of reading, with doubles, ends in the same rows (traps 2.10)', async () => {
    const { db, checkout } = world.now()
    const order = await world.paidOrder(2)
    const parcelId = await world.ship(order, { tracking: 'RB123456785SG' })
    checkout.clock.now += 100 * HOUR_MS
    const unread = async () => {
      for (const table of ['parcel_event', 'outbox'] as const) await db.deleteFrom(table).execute()
      await db.deleteFrom('order_event').where('kind', 'in', ['arrived', 'delivered']).execute()
      await db.updateTable('shop_order').set({ status: 'shipped', delivered_at: null }).execute()
      await db.updateTable('order_line').set({ delivered: 0 }).where('order_id', '=', order.id).execute()
      await db
        .updateTable('parcel')
        .set({ step: 'shipped', delivered_at: null, next_look_at: NOON })
        .execute()
    }
    const rows = async () => ({
      order: await world.statusOf(order.id),
      parcel: await world.parcelOf(parcelId),
      shown: await parcelsOfOrder(db, order.id),
      events: await db.selectFrom('parcel_event').selectAll().orderBy('ref').execute(),
      lines: await db.selectFrom('order_line').selectAll().where('order_id', '=', order.id).execute(),
    })
    await fc.assert(
      fc.asyncProperty(READ, async ({ events, read }) => {
        await unread()
        await apply(parcelId, ...events)
        const expected = await rows()
        await unread()
        for (const batch of read) await apply(parcelId, ...batch)
        expect(await rows()).toEqual(expected)
        const mails = await world.mails()
        expect(new Set(mails).size).toBe(mails.length)
      }),
      { numRuns: 40 },
    )
  })

  test('a delivery that is read before the transit stays one, with the courier’s time', async () => {
    const { db, checkout } = world.now()
    const order = await world.paidOrder(1)
    const parcelId = await world.ship(order, { tracking: 'NV1' })
    checkout.clock.now += 60 * HOUR_MS
    await apply(parcelId, anEvent('delivered', 50))
    await apply(parcelId, anEvent('in-transit', 49))
    const at = NOON + 50 * HOUR_MS
    expect(await world.parcelOf(parcelId)).toMatchObject({
      step: 'delivered',
      delivered_at: at,
      next_look_at: null,
    })
    expect(await world.statusOf(order.id)).toEqual({ status: 'delivered', delivered_at: at })
    const [shown] = await parcelsOfOrder(db, order.id)
    expect(shown?.events.map(({ step }) => step)).toEqual(['delivered', 'in-transit'])
  })

  test('two parcels keep two numbers, and the order is delivered with the last of them (traps 2.11)', async () => {
    const { db, checkout } = world.now()
    const order = await world.paidOrder(3)
    const one = await world.ship(order, { tracking: 'RB123456785SG', pieces: [{ position: 0, qty: 2 }] })
    const other = await world.ship(order, { courier: 'My cousin', tracking: 'C0US1N' })
    checkout.clock.now += 60 * HOUR_MS
    await apply(one, anEvent('delivered', 50))
    expect((await world.statusOf(order.id)).status).toBe('shipped')
    expect(await parcelsOfOrder(db, order.id)).toEqual(
      expect.arrayContaining([
        {
          courier: 'SingPost',
          tracking: 'RB123456785SG',
          link: 'https://www.singpost.com/track-items?trackingid=RB123456785SG',
          step: 'delivered',
          shippedAt: NOON,
          deliveredAt: NOON + 50 * HOUR_MS,
          items: [{ position: 0, qty: 2 }],
          events: [{ step: 'delivered', place: 'Singapore', at: NOON + 50 * HOUR_MS }],
        },
        {
          courier: 'My cousin',
          tracking: 'C0US1N',
          step: 'shipped',
          shippedAt: NOON,
          deliveredAt: null,
          items: [{ position: 0, qty: 1 }],
          events: [],
        },
      ]),
    )
    await apply(other, anEvent('delivered', 40))
    expect(await world.statusOf(order.id)).toEqual({
      status: 'delivered',
      delivered_at: NOON + 50 * HOUR_MS,
    })
  })

  test('an event of the future counts as of its reading', async () => {
    const order = await world.paidOrder(1)
    const parcelId = await world.ship(order, { tracking: 'NV1' })
    await apply(parcelId, anEvent('delivered', 500))
    expect((await world.parcelOf(parcelId)).delivered_at).toBe(NOON)
  })

  test('each step is mailed once, and none that was passed', async () => {
    const order = await world.paidOrder(1)
    const parcelId = await world.ship(order, { tracking: 'NV1' })
    const before = await world.mails()
    const newMails = async () => (await world.mails()).filter((ref) => !before.includes(ref))
    await apply(parcelId, anEvent('in-transit', 1))
    expect(await newMails()).toEqual([])
    for (const _ of [1, 2]) await apply(parcelId, anEvent('delivered', 9), anEvent('in-transit', 1))
    await apply(parcelId, anEvent('out-for-delivery', 5))
    await apply(parcelId, anEvent('delivered', 10))
    expect(await newMails()).toEqual([`delivered:${parcelId}`])
  })

  test('a look and a notice that read the same event at once write it once', async () => {
    const { db } = world.now()
    const order = await world.paidOrder(1)
    const parcelId = await world.ship(order, { tracking: 'NV1' })
    await Promise.all(
      [1, 2, 3, 4, 5].map(() => apply(parcelId, anEvent('in-transit', 1), anEvent('delivered', 2))),
    )
    expect(await db.selectFrom('parcel_event').selectAll().execute()).toHaveLength(2)
    expect((await world.mails()).filter((ref) => ref.startsWith('delivered:'))).toHaveLength(1)
    const events = db.selectFrom('order_event').select('kind').where('kind', 'in', ['arrived', 'delivered'])
    expect(await events.execute()).toHaveLength(2)
  })

  test('an unknown parcel changes nothing', async () => {
    await apply('no parcel', anEvent('delivered', 1))
    expect(await world.now().db.selectFrom('parcel_event').selectAll().execute()).toEqual([])
  })
})
