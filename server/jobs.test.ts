import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createShopper, shopperKey } from '#domain/account/shopper.ts'
import { aStore, ENGINES, type OpenedStore } from '#tests/world/shops/engines.ts'
import { aCheckout, type PaymentPageWorld } from '#tests/world/money/checkout-world.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import { paymentState } from './modules/payment/payment.commands.ts'
import { JOBS } from './jobs.ts'
import { runOnce, startJobs } from './queue/run-jobs.ts'
import { releaseLease, takeLease } from './queue/lease.ts'
import { deliverOutbox, queueOut } from './queue/outbox.ts'
import { transact } from './db/transaction.ts'
import { openSession } from './modules/identity/identity.commands.ts'
import { saveSizes } from './modules/sizes/sizes.commands.ts'
import { sizesOf } from './modules/sizes/sizes.queries.ts'
import { prune } from './modules/retention/retention.commands.ts'

const ME = { owner: 'me', signal: new AbortController().signal }

describe.each(ENGINES)('jobs on %s', (engine) => {
  let opened: OpenedStore
  let checkout: PaymentPageWorld
  beforeEach(async () => {
    opened = await aStore(engine)
    checkout = aCheckout(opened)
  })
  afterEach(() => opened.close())

  const outbox = () => opened.db.selectFrom('outbox').selectAll().execute()
  const queueMail = async () => {
    const { id } = await checkout.order([[await checkout.product(), 1]])
    const payload = { template: 'paid', orderId: id }
    await opened.db
      .transaction()
      .execute((tx) => queueOut(tx, { kind: 'mail', ref: `paid:${id}`, payload }, checkout.clock.now))
  }

  test('a job is held by one node at a time, until it is released or its time is over', async () => {
    const { db } = opened
    const take = (owner: string, now: number) => takeLease(db, 'job', { owner, now, lastsMs: 500 })
    const taken = await Promise.all(['a', 'b', 'c', 'd'].map((node) => take(node, 1_000)))
    expect(taken.filter(Boolean)).toHaveLength(1)
    const holder = 'abcd'.charAt(taken.indexOf(true))
    expect(await take('e', 1_499)).toBe(false)
    expect(await take(holder, 1_499)).toBe(true)
    expect(await take('e', 1_999)).toBe(true)
    await releaseLease(db, 'job', holder)
    expect(await take('f', 2_000)).toBe(false)
    await releaseLease(db, 'job', 'e')
    expect(await take('f', 2_000)).toBe(true)
  })

  test('a lease that a clock has taken which was a day ahead is over', async () => {
    const { db } = opened
    const take = (owner: string, now: number) => takeLease(db, 'job', { owner, now, lastsMs: 500 })
    expect(await take('ahead', DAY_MS)).toBe(true)
    expect(await take('other', 1_000)).toBe(true)
    await queueMail()
    await db
      .updateTable('outbox')
      .set({ lease_owner: 'ahead', lease_until: checkout.clock.now + DAY_MS })
      .execute()
    expect(await deliverOutbox(checkout.services, { owner: 'me' })).toBe(1)
  })

  test('a mail goes out once, however many nodes deliver', async () => {
    await queueMail()
    const sent = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((node) => deliverOutbox(checkout.services, { owner: node })),
    )
    expect(sent.reduce((a, b) => a + b)).toBe(1)
    expect(checkout.mails).toHaveLength(1)
    expect(await outbox()).toMatchObject([{ state: 'sent', attempts: 1 }])
  })

  test('a mail goes out although a killed node has left the lease of its run', async () => {
    await queueMail()
    const outboxJob = JOBS.find(({ name }) => name === 'outbox')
    if (!outboxJob) throw new Error('there is no job for the outbox')
    const now = checkout.clock.now
    await takeLease(opened.db, 'outbox', { owner: 'killed', now, lastsMs: 5 * MINUTE_MS })
    await runOnce(checkout.services, outboxJob, ME)
    expect(checkout.mails).toHaveLength(1)
  })

  test('a mail that cannot be sent is tried again after longer and longer waits, then given up', async () => {
    await queueMail()
    const tries: number[] = []
    const begin = checkout.clock.now
    const broken = {
      ...checkout.services,
      mail: {
        name: 'broken',
        send: async () => {
          tries.push((checkout.clock.now - begin) / 1_000)
          throw new Error('no mail server')
        },
      },
    }
    for (let second = 0; second < 40_000; second += 5) {
      await deliverOutbox(broken)
      checkout.clock.now += 5_000
      if ((await outbox())[0]?.state === 'dead') break
    }
    expect(tries.slice(0, 5)).toEqual([0, 5, 15, 35, 75])
    expect(tries).toHaveLength(12)
    expect(await outbox()).toMatchObject([{ state: 'dead', attempts: 12 }])
    checkout.clock.now += DAY_MS
    expect(await deliverOutbox(checkout.services)).toBe(0)
    expect(checkout.mails).toHaveLength(0)
  })

  test('what a dead node was sending is sent by another once its lease is over', async () => {
    await queueMail()
    await opened.db
      .updateTable('outbox')
      .set({ lease_owner: 'dead', lease_until: checkout.clock.now + MINUTE_MS })
      .execute()
    expect(await deliverOutbox(checkout.services)).toBe(0)
    checkout.clock.now += MINUTE_MS
    expect(await deliverOutbox(checkout.services)).toBe(1)
  })

  test.each(['failed', 'sent'])(
    'what another node has sent stays sent when a slow node %s late',
    async (outcome) => {
      await queueMail()
      const slow = {
        ...checkout.services,
        senders: {
          ...checkout.services.senders,
          async mail() {
            checkout.clock.now += MINUTE_MS
            expect(await deliverOutbox(checkout.services, { owner: 'quick' })).toBe(1)
            if (outcome === 'failed') throw new Error('the mail server does not answer')
          },
        },
      }
      expect(await deliverOutbox(slow, { owner: 'slow' })).toBe(0)
      expect(await outbox()).toMatchObject([{ state: 'sent', attempts: 2 }])
      checkout.clock.now += DAY_MS
      expect(await deliverOutbox(checkout.services)).toBe(0)
    },
  )

  test('R20 a node that is shutting down sends no further mail', async () => {
    await queueMail()
    expect(await deliverOutbox(checkout.services, { signal: AbortSignal.abort() })).toBe(0)
    expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: 0 }])
  })

  test('an idle shop takes no lease, so that nothing is written', async () => {
    for (const job of JOBS.filter((one) => one.isDue))
      expect(await runOnce(checkout.services, job, ME)).toBe(false)
    expect(await opened.db.selectFrom('job_lease').selectAll().execute()).toEqual([])
  })

  test('a job that fails is logged, gives its lease back and does not stop the others', async () => {
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
    const run = async () => {
      throw new Error('broken')
    }
    expect(await runOnce({ ...checkout.services, log }, { name: 'bad', everyMs: 1, run }, ME)).toBe(false)
    expect(log.error).toHaveBeenCalledOnce()
    const { now } = checkout.clock
    expect(await takeLease(opened.db, 'bad', { owner: 'other', now, lastsMs: 1 })).toBe(true)
  })

  test('R20 the jobs run on their own schedule and end with the signal', async () => {
    const order = await checkout.started([[await checkout.product(), 1]])
    checkout.provider.say(order.ref, { status: 'paid' })
    await paymentState(checkout.services, order)
    const ending = new AbortController()
    const ended = startJobs(checkout.services, JOBS, ending.signal)
    await vi.waitFor(() => expect(checkout.mails).toHaveLength(1), 5_000)
    ending.abort()
    await ended
  })

  test('rows that no client can request any more are deleted after 30 days, nothing sooner', async () => {
    const { db } = opened
    const day = DAY_MS
    const { now } = checkout.clock
    for (const age of [29 * day, 31 * day]) {
      const id = randomUUID()
      const at = now - age
      await db
        .insertInto('idempotency')
        .values({ scope: 's', key: id, fingerprint: '', answer: '{}', created_at: at })
        .execute()
      await db
        .insertInto('payment_notice')
        .values({ event_id: id, provider: 'p', kind: 'k', provider_ref: 'r', at })
        .execute()
      await db
        .insertInto('rate_limit')
        .values({ key: id, hits: 1, window_ends: now + (age > 30 * day ? -1 : 1) })
        .execute()
    }
    expect(await prune(checkout.services)).toBe(3)
    expect(await prune(checkout.services)).toBe(0)
  })

  test('one run deletes all that is over, however much it is', async () => {
    const { db } = opened
    const over = checkout.clock.now - 181 * DAY_MS
    const many = Array.from({ length: 1_100 }, (_, at) => at)
    const answers = many.map((seq) => ({
      device_id: 'd',
      seq,
      operation: randomUUID(),
      answer: '{}',
      at: over,
    }))
    for (let at = 0; at < answers.length; at += 100)
      await db
        .insertInto('device_answer')
        .values(answers.slice(at, at + 100))
        .execute()
    const carts = many.map((at) => ({
      shopper: shopperKey(createShopper('guest', `lost${at}`)),
      version: 1,
      updated_at: over,
    }))
    for (let at = 0; at < carts.length; at += 100)
      await db
        .insertInto('cart')
        .values(carts.slice(at, at + 100))
        .execute()
    expect(await prune(checkout.services)).toBe(2_200)
    expect(await prune(checkout.services)).toBe(0)
  })

  test('which operation used a sequence number is known as long as a session can live (offline.md F35)', async () => {
    const { db } = opened
    const day = DAY_MS
    for (const age of [179, 181])
      await db
        .insertInto('device_answer')
        .values({
          device_id: randomUUID(),
          seq: 1,
          operation: randomUUID(),
          answer: '{}',
          at: checkout.clock.now - age * day,
        })
        .execute()
    expect(await prune(checkout.services)).toBe(1)
    expect(await prune(checkout.services)).toBe(0)
  })

  test('only guests whose session has ended are deleted', async () => {
    const { db } = opened
    const { now } = checkout.clock
    const people = {
      active: [createShopper('guest', 'active'), 29],
      idle: [createShopper('guest', 'idle'), 31],
      member: [createShopper('member', 'idle'), 31],
    } as const
    for (const [shopper, age] of Object.values(people)) {
      const at = now - age * DAY_MS
      await openSession(db, { now: at }, shopper)
      const key = shopperKey(shopper)
      await db.insertInto('cart').values({ shopper: key, version: 1, updated_at: at }).execute()
      const line = { sku: 'S', product_id: 'P', qty: 1, selected: 1, added_at: at } as const
      await db
        .insertInto('cart_line')
        .values({ shopper: key, ...line })
        .execute()
      await db.insertInto('wishlist').values({ shopper: key, version: 1 }).execute()
      await db.insertInto('wishlist_item').values({ shopper: key, spu: 'P', added_at: at }).execute()
      const tag = { cart_update: at, product_name: null, product_image: null, reminded_at: null }
      await db
        .insertInto('push_tag')
        .values({ shopper: key, ...tag })
        .execute()
    }
    for (const age of [179, 181])
      await db
        .insertInto('device')
        .values({ id: randomUUID(), shopper: 'gactive' as never, last_seq: 1, seen_at: now - age * DAY_MS })
        .execute()
    await prune(checkout.services)
    const left = async (
      table: 'session' | 'cart' | 'cart_line' | 'wishlist' | 'wishlist_item' | 'push_tag',
    ) => (await db.selectFrom(table).select('shopper').execute()).map(({ shopper }) => shopper).toSorted()
    expect(await left('session')).toEqual(['gactive'])
    for (const table of ['cart', 'cart_line', 'wishlist', 'wishlist_item', 'push_tag'] as const)
      expect({ table, left: await left(table) }).toEqual({ table, left: ['gactive', 'midle'] })
    expect(await db.selectFrom('device').selectAll().execute()).toHaveLength(1)
    expect(await prune(checkout.services)).toBe(0)
  })

  test('measurements that no session can read any more are deleted', async () => {
    const { db } = opened
    const day = DAY_MS
    const ofLastSeason = createShopper('guest', 'ofLastSeason')
    const ofLastYear = createShopper('guest', 'ofLastYear')
    const reported = [
      [ofLastSeason, 179],
      [ofLastYear, 181],
      [createShopper('member', 'anna'), 999],
    ] as const
    for (const [shopper, age] of reported)
      await transact(opened, (tx) =>
        saveSizes(tx, { shopper, now: checkout.clock.now - age * day }, { bust: 860 }),
      )
    expect(await prune(checkout.services)).toBe(1)
    expect((await sizesOf(db, ofLastYear)).bust).toBeUndefined()
    expect((await sizesOf(db, ofLastSeason)).bust).toBe(860)
  })
})
