import { beforeEach, describe, expect, test } from 'vitest'
import type { ParcelEvent } from '#domain/orders/parcel-steps.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import type { PaymentPageWorld } from '#tests/world/money/checkout-world.ts'
import { aParcelsWorld, type StubTracking } from '#tests/world/money/parcels-world.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { localCarrier } from '../../providers/shipping/local-carrier.ts'
import { ParcelRefused } from '../../providers/shipping/tracking-provider.ts'
import { followParcels, isAnyParcelDue } from './follow-parcels.ts'

describe.each(ENGINES)('following parcels on %s', (engine) => {
  const world = aParcelsWorld(engine)
  let checkout: PaymentPageWorld
  let tracking: StubTracking
  beforeEach(() => {
    ;({ checkout, tracking } = world.now())
  })

  const anEvent = (step: ParcelEvent['step']): ParcelEvent => ({
    ref: step,
    step,
    place: '',
    at: checkout.clock.now,
  })
  const aParcel = async (number: string, provider = 'stub') =>
    world.ship(await world.paidOrder(1), { tracking: number, provider })

  test('the first look has the provider follow the parcel, later ones read its events', async () => {
    const parcelId = await aParcel('NV1')
    expect(await followParcels(checkout.services)).toBe(1)
    expect(tracking.events.has('NV1')).toBe(true)
    expect(await isAnyParcelDue(checkout.services)).toBe(false)
    tracking.events.set('NV1', [anEvent('in-transit')])
    checkout.clock.now += HOUR_MS
    expect(await followParcels(checkout.services)).toBe(1)
    expect((await world.parcelOf(parcelId)).step).toBe('in-transit')
  })

  test('a delivered parcel is left alone, as is one that no provider or another one follows', async () => {
    const parcelId = await aParcel('NV1')
    await aParcel('NV2', '')
    await aParcel('NV3', 'other')
    tracking.events.set('NV1', [anEvent('delivered')])
    expect(await followParcels(checkout.services)).toBe(1)
    expect(await world.parcelOf(parcelId)).toMatchObject({ step: 'delivered', next_look_at: null })
    checkout.clock.now += 30 * DAY_MS
    expect(await followParcels(checkout.services)).toBe(0)
    expect(tracking.looks).toEqual(['NV1'])
  })

  test('a provider that is down is asked once, and again ten minutes later', async () => {
    await aParcel('NV1')
    await aParcel('NV2')
    tracking.isDown = true
    expect(await followParcels(checkout.services)).toBe(0)
    expect(tracking.looks).toHaveLength(1)
    checkout.clock.now += 10 * MINUTE_MS - 1
    expect(await isAnyParcelDue(checkout.services)).toBe(false)
    checkout.clock.now += 1
    tracking.isDown = false
    expect(await followParcels(checkout.services)).toBe(2)
  })

  test('a parcel that cannot be read does not block the others, and one that is refused is tried once a day', async () => {
    await aParcel('NV1')
    const second = await aParcel('NV2')
    tracking.events.set('NV2', [anEvent('in-transit')])
    tracking.follow = async () => {
      throw new ParcelRefused('no such number')
    }
    await followParcels(checkout.services)
    expect((await world.parcelOf(second)).step).toBe('in-transit')
    checkout.clock.now += DAY_MS - 1
    await followParcels(checkout.services)
    expect(tracking.looks.filter((number) => number === 'NV1')).toHaveLength(1)
    checkout.clock.now += 1
    await followParcels(checkout.services)
    expect(tracking.looks.filter((number) => number === 'NV1')).toHaveLength(2)
  })

  test('a parcel that has not arrived for 90 days is not followed any more', async () => {
    await aParcel('NV1')
    checkout.clock.now += 90 * DAY_MS
    await followParcels(checkout.services)
    checkout.clock.now += 30 * DAY_MS
    expect(await isAnyParcelDue(checkout.services)).toBe(false)
  })

  test('the local carrier delivers on the fourth day, with a mail for each step of which the buyer is notified', async () => {
    const local = localCarrier({ now: () => checkout.clock.now, hours: 96 })
    const services = { ...checkout.services, tracking: local }
    const order = await world.paidOrder(1)
    const shippedAt = checkout.clock.now
    const parcelId = await world.ship(order, { tracking: 'NV1', provider: 'local' })
    const before = await world.mails()
    const steps: string[] = []
    for (let hour = 0; hour <= 100; hour += 1) {
      await followParcels(services)
      const { step } = await world.parcelOf(parcelId)
      if (steps.at(-1) !== step) steps.push(step)
      checkout.clock.now += HOUR_MS
    }
    expect(steps).toEqual(['shipped', 'in-transit', 'out-for-delivery', 'delivered'])
    expect(await world.statusOf(order.id)).toEqual({
      status: 'delivered',
      delivered_at: shippedAt + 96 * HOUR_MS,
    })
    expect((await world.mails()).filter((ref) => !before.includes(ref))).toEqual([
      `delivered:${parcelId}`,
      `out-for-delivery:${parcelId}`,
    ])
  })

  test('a shop without a provider follows nothing', async () => {
    await aParcel('NV1')
    const services = { ...checkout.services, tracking: undefined }
    expect([await isAnyParcelDue(services), await followParcels(services)]).toEqual([false, 0])
  })
})
