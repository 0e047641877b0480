import { createHmac } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { PaymentPageWorld } from '#tests/world/money/checkout-world.ts'
import { aParcelsWorld } from '#tests/world/money/parcels-world.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { afterShip } from '../../providers/shipping/after-ship.ts'
import { receiveParcelNotice } from './parcel-notice.ts'

const SECRET = 'whs_1'

describe.each(ENGINES)('notices about parcels on %s', (engine) => {
  const world = aParcelsWorld(engine)
  let checkout: PaymentPageWorld
  let parcelId: string
  beforeEach(async () => {
    ;({ checkout } = world.now())
    const sent = { tracking: 'RB123456785SG', provider: 'aftership' }
    parcelId = await world.ship(await world.paidOrder(1), sent)
  })

  interface Notice {
    readonly number?: string
    readonly slug?: string
    readonly secret?: string
    readonly ageMs?: number
    readonly provider?: string
  }

  function receive({
    number = 'RB123456785SG',
    slug = 'singapore-post',
    secret = SECRET,
    ...rest
  }: Notice = {}) {
    const { ageMs = 0, provider = 'aftership' } = rest
    const { now } = checkout.clock
    const at = new Date(now).toISOString().replace(/\.\d+/, '')
    const checkpoints = [
      { created_at: at, checkpoint_time: at, slug, tag: 'Delivered', message: 'Delivered' },
    ]
    const msg = { tracking_number: number, slug, checkpoints }
    const body = JSON.stringify({ ts: (now - ageMs) / 1_000, event: 'tracking_update', msg })
    const signature = createHmac('sha256', secret).update(body).digest('base64')
    const tracking = afterShip({ apiKey: 'asat_1', webhookSecrets: [SECRET], url: 'http://127.0.0.1:9' })
    return receiveParcelNotice({ ...checkout.services, tracking }, provider, {
      raw: new TextEncoder().encode(body),
      headers: new Headers({ 'aftership-hmac-sha256': signature }),
    })
  }
  const everything = async () => {
    const { db } = world.now()
    return {
      orders: await db.selectFrom('shop_order').selectAll().execute(),
      parcels: await db.selectFrom('parcel').selectAll().execute(),
      events: await db.selectFrom('parcel_event').selectAll().execute(),
      outbox: await db.selectFrom('outbox').selectAll().execute(),
    }
  }

  test('a signed notice of a delivery delivers the order, once however often it comes', async () => {
    expect(await receive()).toEqual({ status: 200, body: 'ok' })
    const once = await everything()
    expect(once.parcels).toMatchObject([{ id: parcelId, step: 'delivered' }])
    expect(once.orders).toMatchObject([{ status: 'delivered' }])
    expect(once.outbox.filter(({ ref }) => ref === `delivered:${parcelId}`)).toHaveLength(1)
    checkout.clock.now += 1
    expect((await receive({ ageMs: 1 })).status).toBe(200)
    expect((await receive()).status).toBe(200)
    expect((await everything()).outbox).toEqual(once.outbox)
  })

  test.each([
    ['forged', { secret: 'guessed' }, 400],
    ['stale', { ageMs: 301_000 }, 400],
    ['about a parcel that the shop does not have', { number: 'RB000000005SG' }, 200],
    ['about the same number of another courier', { slug: 'dhl' }, 200],
    ['from another provider', { provider: 'local' }, 404],
    ['from a provider that is none', { provider: 'constructor' }, 404],
  ] as const)('one that is %s changes nothing', async (_, notice, status) => {
    const before = await everything()
    expect((await receive(notice)).status).toBe(status)
    expect(await everything()).toEqual(before)
  })

  test('ignores a parcel that another provider follows', async () => {
    await world.now().db.updateTable('parcel').set({ provider: 'local' }).execute()
    const before = await everything()
    expect((await receive()).status).toBe(200)
    expect(await everything()).toEqual(before)
  })

  test('two orders that travel together arrive together', async () => {
    await world.ship(await world.paidOrder(2), { tracking: 'RB123456785SG', provider: 'aftership' })
    await receive()
    expect((await everything()).orders.map(({ status }) => status)).toEqual(['delivered', 'delivered'])
  })
})
