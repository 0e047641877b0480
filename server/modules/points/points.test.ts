import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { placeOrder, quoteOrder } from '#contract/buying/checkout.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { memberCard } from '#contract/account/customer.contract.ts'
import { countShare, myPoints } from '#contract/account/points.contract.ts'
import { submitPayment } from '#contract/buying/payment.contract.ts'
import { writeReview } from '#contract/catalog/reviews.contract.ts'
import { createShopper, shopperKey } from '#domain/account/shopper.ts'
import { photoAddress } from '#domain/reviews/review-photos.ts'
import { pointsForGoods } from '#domain/points/points.ts'
import { minor } from '#domain/brand.ts'
import { nextMidnight, nextMonth } from '#domain/region/site-day.ts'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { somePieces, type Piece } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { anOrdinaryDay } from '#tests/world/money/ordinary-day.ts'
import { aDevice, aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import { ShopError } from '../../core/shop-error.ts'
import { transact } from '../../db/transaction.ts'
import { applyPayment } from '../payment/apply-payment.ts'
import { expireOrders } from '../payment/expire-orders.ts'
import { removePhotos, removeReview } from '../reviews/remove-review.ts'
import { membershipOf } from './member-tier.ts'
import { awardPoints, spendPoints } from './points.commands.ts'
import { pointsOf } from './points.queries.ts'

const keyOf = (memberId: string) => shopperKey(createShopper('member', memberId))
const keyed = () => ({ [HEADERS.idempotency]: randomUUID() })

describe.each(ENGINES)('points on %s', (engine) => {
  let shop: Shop
  let piece: (at: number) => Piece
  beforeAll(async () => {
    shop = await aShop(engine)
    piece = await somePieces(shop)
  })
  afterAll(() => shop.close())
  // Members' Day has tests of its own.
  beforeEach(() => {
    shop.clock.now = anOrdinaryDay(shop.clock.now)
  })

  const db = () => shop.services.store.db
  const now = () => shop.clock.now
  const inOne = <T>(work: (tx: Parameters<typeof awardPoints>[0]) => Promise<T>) =>
    transact(shop.services.store, work)
  const pointsNow = (memberId: string) => pointsOf(db(), memberId, now())
  const usable = async (memberId: string) => (await pointsNow(memberId)).usable
  const spend = (memberId: string, points: number, ref: string = randomUUID()) =>
    inOne((tx) => spendPoints(tx, { now: now() }, { memberId, points, ref }))
  const reasonOf = (refused: unknown) =>
    refused instanceof ShopError ? { reason: refused.reason, ...refused.data } : refused

  async function aMember({ confirmed = true } = {}) {
    const { client, email } = await aRegisteredMember(shop)
    if (confirmed)
      await db().updateTable('member').set({ email_confirmed_at: 1 }).where('email', '=', email).execute()
    return { client, email, id: client.cookies.get('customers-id') ?? '' }
  }

  async function anOrder(client: TestClient, at = 0, qty = 1) {
    const { sku, productId } = piece(at)
    const basket = { shippingMethod: 'delivery', buyNow: { sku, productId, qty } } as const
    const { quoteId, amounts, item } = await client.get(quoteOrder, basket)
    const input = { ...basket, quoteId, email: 'mei@example.com', address: ADDRESS }
    const { orderNumber, secret } = await client.get(placeOrder, input, keyed())
    return { order: { orderNumber, secret }, amounts, item }
  }
  /** Pays an order, or has its payment go back. */
  async function settle(order: { orderNumber: string }, status: 'paid' | 'refunded') {
    const attempt = await db()
      .selectFrom('payment_attempt')
      .innerJoin('shop_order', 'shop_order.id', 'payment_attempt.order_id')
      .select(['payment_attempt.id', 'provider_ref', 'amount', 'payment_attempt.currency'])
      .where('number', '=', order.orderNumber)
      .executeTakeFirstOrThrow()
    const { id, amount, currency } = attempt
    const fact = { attemptId: id, providerRef: attempt.provider_ref ?? '', status, amount, currency }
    await applyPayment(shop.services, id, fact)
  }
  const paidFor = (item: readonly { readonly part: number }[]) =>
    minor(item.reduce((sum, { part }) => sum + part, 0))

  async function aPaidOrder(client: TestClient, at = 0) {
    const { order, item } = await anOrder(client, at)
    await client.get(submitPayment, order, keyed())
    await settle(order, 'paid')
    return { order, points: pointsForGoods(paidFor(item), 'SGD') }
  }

  test('who registers is a member of the programme and has 100 points, once (spec 6, 9.8)', async () => {
    const { id } = await aMember()
    expect(await pointsNow(id)).toMatchObject({
      usable: 100,
      pending: 0,
      activity: [{ delta: 100, reason: 'sign-up' }],
    })
  })

  test('a reference is awarded once, also by ten calls at once', async () => {
    const { id } = await aMember()
    const award = { memberId: id, points: 20, reason: 'share', ref: 'share:one' } as const
    const done = await Promise.all(
      Array.from({ length: 10 }, () => inOne((tx) => awardPoints(tx, { now: now() }, award))),
    )
    expect(done.filter(Boolean)).toHaveLength(1)
    expect(await usable(id)).toBe(120)
  })

  test.each([0, -5, 1.5, Number.NaN])('%d is not a number of points', async (points) => {
    const { id } = await aMember()
    const given = { memberId: id, points, reason: 'share', ref: 'x' } as const
    await expect(inOne((tx) => awardPoints(tx, { now: now() }, given))).rejects.toThrow(RangeError)
    await expect(spend(id, points)).rejects.toThrow(RangeError)
    expect(await usable(id)).toBe(100)
  })

  test('points are spent once for each reference, and never below zero', async () => {
    const { id } = await aMember()
    expect(await spend(id, 60, 'till:1')).toEqual({ usable: 40 })
    expect(await spend(id, 60, 'till:1')).toEqual({ usable: 40 })
    expect(reasonOf(await spend(id, 41).catch((refused: unknown) => refused))).toEqual({
      reason: 'points-short',
      points: 41,
      usable: 40,
    })
    expect(reasonOf(await spend(id, 5, 'till:1').catch((refused: unknown) => refused))).toEqual({
      reason: 'key-reused',
    })
    expect(await spend(id, 40)).toEqual({ usable: 0 })
  })

  test('R10: of fifty uses at once only so many are granted as there are points for', async () => {
    const { id } = await aMember()
    const done = await Promise.allSettled(Array.from({ length: 50 }, () => spend(id, 30)))
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await usable(id)).toBe(10)
  })

  test('S33: points of an address that was never confirmed cannot be spent', async () => {
    const { id } = await aMember({ confirmed: false })
    expect(reasonOf(await spend(id, 1).catch((refused: unknown) => refused))).toEqual({
      reason: 'email-unconfirmed',
    })
  })

  test('an account that is gone has no points and gets none', async () => {
    const award = { memberId: 'gone', points: 5, reason: 'share', ref: 'x' } as const
    expect(await inOne((tx) => awardPoints(tx, { now: now() }, award))).toBe(false)
    expect(reasonOf(await spend('gone', 1).catch((refused: unknown) => refused))).toEqual({
      reason: 'sign-in-needed',
    })
    expect(await pointsNow('gone')).toMatchObject({ usable: 0, activity: [] })
  })

  test('the goods of an order give points that can be used 24 hours after the payment, once (spec 9.8)', async () => {
    const { id, client } = await aMember()
    const { order, points } = await aPaidOrder(client)
    expect(points).toBeGreaterThan(10)
    await settle(order, 'paid')
    expect(await pointsNow(id)).toMatchObject({ usable: 100, pending: points })
    shop.clock.now += DAY_MS - 1
    expect(await usable(id)).toBe(100)
    shop.clock.now += 1
    expect(await pointsNow(id)).toMatchObject({ usable: 100 + points, pending: 0 })
  })

  test('a payment that goes back takes the points of its order with it (spec 9.8)', async () => {
    const { id, client } = await aMember()
    shop.clock.now += HOUR_MS
    const { order, points } = await aPaidOrder(client)
    shop.clock.now += HOUR_MS
    await settle(order, 'refunded')
    expect(await pointsNow(id)).toMatchObject({ usable: 100, pending: 0 })
    const { activity } = await pointsNow(id)
    expect(activity.map(({ delta, reason }) => [delta, reason])).toEqual([
      [-points, 'taken-back'],
      [points, 'order'],
      [100, 'sign-up'],
    ])
  })

  test('EXTRA 100 POINTS gives 100 for each piece, as tagged when it was ordered, and a refund takes them (spec 9.6)', async () => {
    const { id, client } = await aMember()
    const tag = (tags: string[]) =>
      db()
        .updateTable('product')
        .set({ tags: JSON.stringify(tags) })
        .where('id', '=', piece(0).productId)
        .execute()
    await tag(['NY25-point'])
    const { order, item } = await anOrder(client, 0, 2)
    await tag([])
    await client.get(submitPayment, order, keyed())
    await settle(order, 'paid')
    const ofGoods = pointsForGoods(paidFor(item), 'SGD')
    expect(await pointsNow(id)).toMatchObject({ usable: 100, pending: ofGoods + 200 })
    await settle(order, 'refunded')
    expect(await pointsNow(id)).toMatchObject({ usable: 100, pending: 0 })
  })

  test('the part of an order that points have paid gives none', async () => {
    const { id, client } = await aMember()
    const { order, item } = await anOrder(client)
    const { id: orderId } = await db()
      .selectFrom('shop_order')
      .select('id')
      .where('number', '=', order.orderNumber)
      .executeTakeFirstOrThrow()
    const tender = { order_id: orderId, position: 0, kind: 'points', amount: 20_00, reason: '{}' }
    await db()
      .insertInto('order_tender')
      .values({ ...tender, ledger_ref: null, undone_at: null })
      .execute()
    await client.get(submitPayment, order, keyed())
    await settle(order, 'paid')
    const money = minor(paidFor(item) - 20_00)
    expect(await pointsNow(id)).toMatchObject({ pending: pointsForGoods(money, 'SGD') })
  })

  test('an order that is not paid gives none, and one that is paid after its cancellation gives its own', async () => {
    const { id, client } = await aMember()
    const { order, amounts } = await anOrder(client)
    await client.get(submitPayment, order, keyed())
    shop.clock.now += HOUR_MS
    await expireOrders(shop.services)
    expect(await pointsNow(id)).toMatchObject({ usable: 100, pending: 0 })
    await settle(order, 'paid')
    expect(await pointsNow(id)).toMatchObject({ pending: Math.floor(amounts.merchandise / 100) })
  })

  test('the order of a guest gives no points', async () => {
    const before = await db().selectFrom('point_entry').select('ref').execute()
    await aPaidOrder(aTestClient(shop.url))
    expect(await db().selectFrom('point_entry').select('ref').execute()).toHaveLength(before.length)
  })

  describe('a review', () => {
    const WORDS = { rating: 5, fit: 'true', title: 'Lovely', text: 'Falls well.', anonymous: false } as const

    async function aReviewer() {
      const member = await aMember()
      await aPaidOrder(member.client)
      await db()
        .updateTable('shop_order')
        .set({ status: 'shipped' })
        .where('shopper', '=', keyOf(member.id))
        .execute()
      const device = aDevice()
      const spuCode = piece(0).spu
      const write = (photos: string[] = []) =>
        member.client.get(writeReview, { spuCode, ...WORDS, photos }, device.next())
      const ofReviews = async () => (await usable(member.id)) - 100
      const reviewId = async () =>
        (
          await db()
            .selectFrom('review')
            .select('id')
            .where('shopper', '=', keyOf(member.id))
            .executeTakeFirstOrThrow()
        ).id
      return { ...member, write, ofReviews, reviewId }
    }
    /** A stored photo of this member. */
    async function aPhoto({ id }: { id: string }): Promise<string> {
      const hash = randomBytes(16).toString('base64url')
      const sides = { width: 9, height: 9, small: new Uint8Array([1]), large: new Uint8Array([1]) }
      const shopper = keyOf(id)
      await db()
        .insertInto('photo')
        .values({ hash, ...sides, shopper, kept_at: now() })
        .execute()
      return photoAddress(hash)
    }

    test('gives 100 points, once for all of its versions (spec 9.8)', async () => {
      const { write, ofReviews } = await aReviewer()
      await write()
      await write()
      expect(await ofReviews()).toBe(100)
    })

    test('with a photo it gives 150 instead, also when the photo comes later, and as long as it shows one (spec 9.8)', async () => {
      const reviewer = await aReviewer()
      const photo = await aPhoto(reviewer)
      await reviewer.write()
      await reviewer.write([photo])
      expect(await reviewer.ofReviews()).toBe(150)
      const id = await reviewer.reviewId()
      await inOne((tx) => removePhotos(tx, { services: shop.services, now: now() }, id))
      expect(await reviewer.ofReviews()).toBe(100)
    })

    test('that the owner removes takes its points with it, once', async () => {
      const reviewer = await aReviewer()
      await reviewer.write([await aPhoto(reviewer)])
      expect(await reviewer.ofReviews()).toBe(150)
      const id = await reviewer.reviewId()
      for (let times = 0; times < 2; times++)
        await inOne((tx) => removeReview(tx, { services: shop.services, now: now() }, id))
      expect(await reviewer.ofReviews()).toBe(0)
    })
  })

  describe('a share', () => {
    const share = async (client: TestClient, at: number) =>
      (await client.get(countShare, { productsId: piece(at).productId })).outcome

    test('gives 2 points, once for each piece and day of the member’s site (spec 9.8)', async () => {
      // Half past eleven in the evening in Singapore.
      shop.clock.now = Math.ceil(now() / DAY_MS) * DAY_MS + 15.5 * HOUR_MS
      const { id, client } = await aMember()
      const days: string[] = []
      for (const at of [0, 0, 1]) days.push(await share(client, at))
      shop.clock.now += HOUR_MS
      days.push(await share(client, 0))
      expect(days).toEqual(['given', 'had', 'given', 'given'])
      expect(await usable(id)).toBe(106)
    })

    test('S33: five pieces count on one day', async () => {
      const { id, client } = await aMember()
      shop.clock.now += DAY_MS
      const outcomes: string[] = []
      for (const at of [0, 1, 2, 3, 4, 5]) outcomes.push(await share(client, at))
      expect(outcomes).toEqual(['given', 'given', 'given', 'given', 'given', 'enough'])
      expect(await usable(id)).toBe(110)
    })

    test('R11: of one piece counts once, also by twenty calls at once, and when they are repeated (traps 3.11)', async () => {
      const { id, client } = await aMember()
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => share(client, 0)))
      expect(await share(client, 0)).toBe('had')
      expect(outcomes.filter((outcome) => outcome === 'given')).toHaveLength(1)
      expect(await usable(id)).toBe(102)
    })

    test('counts for the day of the member’s site, to the millisecond (R27)', async () => {
      const { id, client } = await aMember()
      await db().updateTable('member').set({ site: 'au' }).where('id', '=', id).execute()
      const midnight = nextMidnight(now(), 'au')
      shop.clock.now = midnight - 1
      expect([await share(client, 0), await share(client, 0)]).toEqual(['given', 'had'])
      shop.clock.now = midnight
      expect(await share(client, 0)).toBe('given')
    })

    test('fifty count in a month, which give 100 points; the next one begins with its first day (traps 3.11)', async () => {
      const { id, client } = await aMember()
      const first = nextMonth(now(), 'sg')
      const days = Array.from({ length: 10 }, (_, day) => first + day * DAY_MS)
      const outcomes: string[] = []
      for (const day of days) {
        shop.clock.now = day
        for (const at of [0, 1, 2, 3, 4]) outcomes.push(await share(client, at))
      }
      expect(outcomes).toEqual(Array(50).fill('given'))
      shop.clock.now = nextMonth(first, 'sg') - 1
      expect(await share(client, 0)).toBe('enough-for-month')
      expect(await usable(id)).toBe(200)
      shop.clock.now += 1
      expect(await share(client, 0)).toBe('given')
      expect(await usable(id)).toBe(202)
    })

    test('of a piece that the shop does not have gives none, and a guest is asked to log in (spec 6)', async () => {
      const { id, client } = await aMember()
      expect((await client.ask(countShare, { productsId: 'nothing' })).body.data).toMatchObject({
        reason: 'product-unknown',
      })
      expect(await usable(id)).toBe(100)
      const guest = aTestClient(shop.url)
      const { status, body } = await guest.ask(countShare, { productsId: piece(0).productId })
      expect([status, body.data]).toMatchObject([401, { reason: 'sign-in-needed' }])
    })
  })

  test('a member reads the total, and the activity with its dates, newest first; a guest reads nothing (spec 3, 6)', async () => {
    const { id, client } = await aMember()
    const registeredAt = now()
    shop.clock.now += HOUR_MS
    await spend(id, 30)
    shop.clock.now += HOUR_MS
    const { order, points } = await aPaidOrder(client)
    expect(await client.get(myPoints, {})).toMatchObject({
      shopper: `m${id}`,
      version: 3,
      total: 70,
      pending: points,
      expiresAt: now() + 365 * DAY_MS,
      activity: [
        {
          delta: points,
          reason: 'order',
          at: now(),
          availableAt: now() + DAY_MS,
          orderNumber: order.orderNumber,
        },
        { delta: -30, reason: 'spent', at: now() - HOUR_MS },
        { delta: 100, reason: 'sign-up', at: registeredAt },
      ],
      hasMore: false,
    })
    await client.get(countShare, { productsId: piece(0).productId })
    const { names } = await db()
      .selectFrom('product')
      .select('names')
      .where('id', '=', piece(0).productId)
      .executeTakeFirstOrThrow()
    const [latest] = (await client.get(myPoints, {})).activity
    expect(latest).toMatchObject({ reason: 'share', subject: JSON.parse(names).en })
    const { status, body } = await aTestClient(shop.url).ask(myPoints, {})
    expect([status, body.data]).toMatchObject([401, { reason: 'sign-in-needed' }])
  })

  describe('the tier', () => {
    /** Whose goods cost so much. */
    async function anOrderOf(client: TestClient, dollars: number) {
      const { order } = await anOrder(client)
      await client.get(submitPayment, order, keyed())
      const { id } = await db()
        .selectFrom('shop_order')
        .select('id')
        .where('number', '=', order.orderNumber)
        .executeTakeFirstOrThrow()
      await db()
        .updateTable('order_line')
        .set({ amount: dollars * 100, discount: 0 })
        .where('order_id', '=', id)
        .execute()
      return order
    }
    async function aPaidOrderOf(client: TestClient, dollars: number) {
      const order = await anOrderOf(client, dollars)
      await settle(order, 'paid')
      return order
    }
    const tierOf = async (client: TestClient) => (await client.get(myPoints, {})).membership
    const entriesOf = async (memberId: string) =>
      (await pointsNow(memberId)).activity.map(({ delta, reason }) => [delta, reason])

    test('rises at midnight of the site after the spending meets its level, and a member reads what it asks and gives (spec 3, 4.15, 9.8)', async () => {
      const { client } = await aMember()
      const joinedAt = now()
      expect(await tierOf(client)).toEqual({
        tier: { id: 'petal', name: 'Petal', spentOver: 0, multiplier: 1, bonus: 0 },
        achievedAt: joinedAt,
        spent: 0,
        next: {
          tier: { id: 'bloom', name: 'Bloom', spentOver: 500_00, multiplier: 1.25, bonus: 200 },
          missing: 500_00,
        },
      })
      await aPaidOrderOf(client, 499)
      expect(await tierOf(client)).toMatchObject({ spent: 499_00, next: { missing: 1_00 } })
      await aPaidOrderOf(client, 30)
      const midnight = nextMidnight(now(), 'sg')
      expect(await tierOf(client)).toMatchObject({ tier: { id: 'petal' }, upgradeAt: midnight })
      shop.clock.now = midnight - 1
      expect((await client.get(memberCard, {})).tier).toBe('Petal')
      shop.clock.now = midnight
      expect((await client.get(memberCard, {})).tier).toBe('Bloom')
      expect(await tierOf(client)).toMatchObject({
        tier: { id: 'bloom' },
        achievedAt: midnight,
        spent: 529_00,
        next: { tier: { id: 'orchid' }, missing: 971_00 },
      })
    })

    test('gives its bonus once, usable from its midnight on, and its multiple on the orders that follow (spec 6)', async () => {
      // At noon: points of an order become usable at another time than the bonus.
      shop.clock.now = nextMidnight(now(), 'sg') + 5 * HOUR_MS
      const { id, client } = await aMember()
      const first = await aPaidOrderOf(client, 600)
      await settle(first, 'paid')
      await aPaidOrderOf(client, 100)
      expect((await entriesOf(id)).toSorted()).toEqual(
        [
          [100, 'sign-up'],
          [600, 'order'],
          [200, 'tier'],
          [100, 'order'],
        ].toSorted(),
      )
      const midnight = nextMidnight(now(), 'sg')
      shop.clock.now = midnight - 1
      const before = await usable(id)
      shop.clock.now = midnight
      expect((await usable(id)) - before).toBe(200)
      await aPaidOrderOf(client, 100)
      await settle(first, 'paid')
      expect((await entriesOf(id))[0]).toEqual([125, 'order'])
      expect(await entriesOf(id)).toHaveLength(5)
    })

    test('of two orders that are paid at once both count, and the bonus is given once (spec 6)', async () => {
      const { id, client } = await aMember()
      const orders = [await anOrderOf(client, 300), await anOrderOf(client, 300)]
      await Promise.all(orders.map((order) => settle(order, 'paid')))
      expect((await entriesOf(id)).filter(([, reason]) => reason === 'tier')).toEqual([[200, 'tier']])
    })

    test('falls on the first of the next month when an order goes back, and its bonus goes with the order (spec 4.15)', async () => {
      const { id, client } = await aMember()
      const order = await aPaidOrderOf(client, 600)
      shop.clock.now = nextMidnight(now(), 'sg')
      expect(await membershipOf(db(), id, now())).toMatchObject({ tier: { id: 'bloom' }, spent: 600_00 })
      shop.clock.now += HOUR_MS
      await settle(order, 'refunded')
      expect(await pointsNow(id)).toMatchObject({ usable: 100, pending: 0 })
      const first = nextMonth(now(), 'sg')
      shop.clock.now = first - 1
      expect(await membershipOf(db(), id, now())).toMatchObject({ tier: { id: 'bloom' }, spent: 0 })
      shop.clock.now = first
      expect(await membershipOf(db(), id, now())).toMatchObject({ tier: { id: 'petal' }, achievedAt: first })
    })
  })

  test('points expire after a year without activity, and a clock that is turned back brings them back (spec 9.8)', async () => {
    const { id } = await aMember()
    const registered = now()
    shop.clock.now = registered + 365 * DAY_MS
    expect(await usable(id)).toBe(0)
    await expect(spend(id, 1)).rejects.toThrow(ShopError)
    shop.clock.now = registered + 364 * DAY_MS
    expect(await spend(id, 1)).toEqual({ usable: 99 })
    shop.clock.now = registered + 700 * DAY_MS
    expect(await usable(id)).toBe(99)
    shop.clock.now = registered
  })
})
