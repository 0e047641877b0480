import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createShopper, shopperKey } from '#domain/account/shopper.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { transact } from '../../db/transaction.ts'
import type { LedgerUse } from '../../services/ledger.ts'
import { pointsLedger } from './points-ledger.ts'
import { pointsOf } from './points.queries.ts'

describe.each(ENGINES)('points that pay an order on %s', (engine) => {
  let shop: Shop
  beforeEach(async () => {
    shop = await aShop(engine)
  })
  afterEach(() => shop.close())

  async function aMember() {
    const { client, email } = await aRegisteredMember(shop)
    const { db } = shop.services.store
    await db.updateTable('member').set({ email_confirmed_at: 1 }).where('email', '=', email).execute()
    const id = client.cookies.get('customers-id') ?? ''
    const now = () => pointsOf(db, id, shop.clock.now)
    const use = (orderId: string, points: number): LedgerUse => ({
      ref: 'points',
      orderId,
      rule: 'points',
      amount: 20_00,
      currency: 'SGD',
      reason: { points },
      shopper: shopperKey(createShopper('member', id)),
      email,
      step: 'place',
      at: shop.clock.now,
    })
    return { now, use }
  }
  const take = (use: LedgerUse) => transact(shop.services.store, (tx) => pointsLedger.take(tx, use))
  const giveBack = (use: LedgerUse) => transact(shop.services.store, (tx) => pointsLedger.giveBack(tx, use))

  test('traps 3.6: ten cancellations at once give them back once, also when the rest has expired meanwhile', async () => {
    const { now, use } = await aMember()
    shop.clock.now += 364 * DAY_MS
    expect(await take(use('o1', 60))).toBe(true)
    shop.clock.now += 365 * DAY_MS
    expect(await now()).toMatchObject({ usable: 0 })
    await Promise.all(Array.from({ length: 10 }, () => giveBack(use('o1', 60))))
    expect(await now()).toMatchObject({ usable: 60, expiresAt: shop.clock.now + 30 * DAY_MS })
  })

  test('traps 3.5: 1 point used on day 364 and given back restores the old expiry, with 30 days to use them', async () => {
    const { now, use } = await aMember()
    const { expiresAt = 0 } = await now()
    shop.clock.now = expiresAt - DAY_MS
    await take(use('o1', 1))
    expect((await now()).expiresAt).toBe(shop.clock.now + 365 * DAY_MS)
    await giveBack(use('o1', 1))
    expect(await now()).toMatchObject({ usable: 100, expiresAt: shop.clock.now + 30 * DAY_MS })
  })

  test('traps 3.1: thirty orders that are placed and cancelled leave balance and expiry as before', async () => {
    const { now, use } = await aMember()
    const { usable, expiresAt } = await now()
    for (let times = 0; times < 30; times++) {
      const one = use(`o${times}`, 50)
      await take(one)
      await giveBack(one)
    }
    expect(await now()).toMatchObject({ usable, expiresAt })
  })
})
