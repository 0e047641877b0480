import { beforeEach, describe, expect, test } from 'vitest'
import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import type { ParcelEvent } from '#domain/orders/parcel-steps.ts'
import type { PaymentPageWorld } from '#tests/world/money/checkout-world.ts'
import { aParcelsWorld } from '#tests/world/money/parcels-world.ts'
import { aGuest, aMember } from '#tests/world/shops/builders.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import type { Push } from '../../providers/push/push-provider.ts'
import { deliverOutbox } from '../../queue/outbox.ts'
import type { Services } from '../../services/services.ts'
import { applyParcelEvents } from './apply-parcel-events.ts'

describe.each(ENGINES)('messages about a parcel on %s', (engine) => {
  const world = aParcelsWorld(engine)
  let checkout: PaymentPageWorld
  let pushes: Push[]
  let services: Services
  beforeEach(async () => {
    ;({ checkout } = world.now())
    pushes = []
    const send = async (push: Push) => {
      pushes.push(push)
      return 'sent' as const
    }
    const push = { name: 'list', publicKey: '', accepts: () => true, send }
    services = { ...checkout.services, push }
    await world.now().db.deleteFrom('push_subscription').execute()
  })

  async function aBrowser(id: string, shopper: Shopper, parcels = 1) {
    const keys = { endpoint: `https://push.example/${id}`, p256dh: 'p', auth: 'a' }
    const place = { site: 'sg', lang: 'en', time_zone: 'Asia/Singapore', created_at: 0, changed_at: 0 }
    const switches = { cart_reminder: 1 - parcels, back_in_stock: 1 - parcels, parcel_moves: parcels }
    await world
      .now()
      .db.insertInto('push_subscription')
      .values({ id, ...keys, ...place, ...switches, shopper: shopperKey(shopper) })
      .execute()
  }

  async function anOrderOf(shopper: Shopper) {
    const order = await world.paidOrder(1)
    const { db } = world.now()
    await db
      .updateTable('shop_order')
      .set({ shopper: shopperKey(shopper) })
      .where('id', '=', order.id)
      .execute()
    return order
  }

  const move = (parcelId: string, step: ParcelEvent['step']) =>
    applyParcelEvents(services, {
      parcelId,
      events: [{ ref: step, step, place: '', at: checkout.clock.now }],
    })
  const received = async () => {
    await deliverOutbox(services)
    return pushes.splice(0).map(({ endpoint, text }) => {
      const { title, body, url } = JSON.parse(text) as Record<string, string>
      return [endpoint.replace('https://push.example/', ''), title, body, url]
    })
  }

  test('a member is notified of each step on every browser that has notifications of parcels on', async () => {
    const member = aMember()
    await aBrowser('phone', member)
    await aBrowser('laptop', member)
    await aBrowser('silent', member, 0)
    await aBrowser('strange', aMember())
    const order = await anOrderOf(member)
    const parcelId = await world.ship(order, { tracking: 'NV1', courier: 'Ninja Van' })
    const body = `Order ${order.orderNumber}. Ninja Van, NV1`
    const url = `/user/orders/track/${order.orderNumber}`
    const onBoth = (title: string) =>
      expect.arrayContaining(['phone', 'laptop'].map((browser) => [browser, title, body, url]))
    expect(await received()).toEqual(onBoth('Your parcel is on its way'))
    await move(parcelId, 'in-transit')
    expect(await received()).toEqual([])
    await move(parcelId, 'out-for-delivery')
    const outForDelivery = await received()
    expect(outForDelivery).toEqual(onBoth('Your parcel is out for delivery'))
    expect(outForDelivery).toHaveLength(2)
    await move(parcelId, 'delivered')
    expect(await received()).toEqual(onBoth('Your parcel has been delivered'))
  })

  test('a notification of a step that was passed meanwhile, or that was turned off, is dropped', async () => {
    const member = aMember()
    await aBrowser('phone', member)
    const parcelId = await world.ship(await anOrderOf(member), { tracking: 'NV1' })
    await move(parcelId, 'out-for-delivery')
    await move(parcelId, 'attempted')
    expect((await received()).map(([, title]) => title)).toEqual(['Your parcel could not be handed over'])
    await move(parcelId, 'delivered')
    await world.now().db.updateTable('push_subscription').set({ parcel_moves: 0 }).execute()
    expect(await received()).toEqual([])
  })

  test('a guest gets mails alone', async () => {
    const guest = aGuest()
    await aBrowser('phone', guest)
    const parcelId = await world.ship(await anOrderOf(guest), { tracking: 'NV1' })
    await move(parcelId, 'delivered')
    expect(await received()).toEqual([])
    expect(await world.mails()).toContain(`delivered:${parcelId}`)
  })

  test('its mails name order, courier and number, and open the order', async () => {
    const order = await world.paidOrder(1)
    const parcelId = await world.ship(order, { tracking: 'NV1', courier: 'Ninja Van' })
    await deliverOutbox(services)
    checkout.mails.splice(0)
    for (const step of ['out-for-delivery', 'attempted', 'delivered'] as const) {
      await move(parcelId, step)
      await deliverOutbox(services)
    }
    const { orderNumber, secret } = order
    expect(checkout.mails.map(({ subject }) => subject)).toEqual([
      `Your parcel from order ${orderNumber} is out for delivery`,
      `Your parcel from order ${orderNumber} could not be handed over`,
      `Your parcel from order ${orderNumber} has been delivered`,
    ])
    for (const { text } of checkout.mails) {
      expect(text).toContain('Courier: Ninja Van. Tracking number: NV1')
      expect(text).toContain(`orderNumber=${orderNumber}#${secret}`)
    }
  })
})
