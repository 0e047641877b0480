import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addBirthday } from '#contract/account/customer.contract.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { eraseMembers } from '../members/erasure/erase-members.ts'
import { prune } from '../retention/retention.commands.ts'
import { awardBirthdays } from './birthdays.ts'
import { pointEntriesOf } from './points.queries.ts'

describe.each(ENGINES)('the points of a birthday on %s', (engine) => {
  let shop: Shop
  beforeEach(async () => {
    shop = await aShop(engine)
    at('2027-04-10T12:00+08:00')
  })
  afterEach(() => shop.close())

  const db = () => shop.services.store.db
  const at = (time: string) => {
    shop.clock.now = Date.parse(time)
  }
  const run = () => awardBirthdays(shop.services)
  let serial = 0

  async function aMember(given: { birthday?: string; phone?: string; site?: string } = {}) {
    serial += 1
    const { birthday = '1990-05-17', phone = `9123${1000 + serial}`, site = 'sg' } = given
    const { client } = await aRegisteredMember(shop, { birthday: birthday || '1990-05-17', phone })
    const id = client.cookies.get('customers-id') ?? ''
    await db().updateTable('member').set({ site, birthday }).where('id', '=', id).execute()
    const had = async () => (await rewards(id)).map(({ delta, at: when }) => [delta, when])
    return { id, client, given: had }
  }
  const rewards = async (id: string) =>
    (await pointEntriesOf(db(), id)).filter(({ reason }) => reason === 'birthday')
  async function erase(id: string) {
    await db().updateTable('member').set({ leaves_at: shop.clock.now }).where('id', '=', id).execute()
    expect(await eraseMembers(shop.services)).toBe(1)
  }

  test('come with the first moment of the birthday month on the member’s site, once a year (spec 9.8, traps 3.12)', async () => {
    const { given } = await aMember()
    at('2027-04-30T23:59:59.999+08:00')
    expect(await run()).toBe(0)
    at('2027-05-01T00:00+08:00')
    expect(await run()).toBe(1)
    expect(await run()).toBe(0)
    const first = [200, Date.parse('2027-05-01T00:00+08:00')]
    expect(await given()).toEqual([first])
    at('2028-05-20T12:00+08:00')
    for (let times = 0; times < 2; times++) await run()
    expect(await given()).toEqual([first, [200, Date.parse('2028-05-01T00:00+08:00')]])
  })

  test('are the same when the job is late, runs twice and on two nodes at once', async () => {
    const { given } = await aMember()
    at('2027-05-03T09:00+08:00')
    const done = await Promise.all([run(), run()])
    expect(done[0] + done[1]).toBeGreaterThanOrEqual(1)
    expect(await given()).toEqual([[200, Date.parse('2027-05-01T00:00+08:00')]])
  })

  test('follow the calendar of each site', async () => {
    const sydney = await aMember({ site: 'au' })
    const madrid = await aMember({ site: 'eu' })
    at('2027-04-30T14:00:00Z')
    expect(await run()).toBe(1)
    expect(await sydney.given()).toHaveLength(1)
    expect(await madrid.given()).toEqual([])
    at('2027-04-30T22:00:00Z')
    expect(await run()).toBe(1)
    expect(await madrid.given()).toHaveLength(1)
  })

  test('are given in February to a member born on 29 February, every year (D9)', async () => {
    at('2027-01-10T12:00+08:00')
    const { given } = await aMember({ birthday: '2000-02-29' })
    for (const year of [2027, 2028]) {
      at(`${year}-02-01T00:00+08:00`)
      expect(await run()).toBe(1)
    }
    expect(await given()).toHaveLength(2)
  })

  test('traps 3.12: a birthday that is said in its month has next year’s, also one of a registration', async () => {
    const social = await aMember({ birthday: '' })
    at('2027-05-17T08:00+08:00')
    await db().updateTable('session').set({ seen_at: shop.clock.now, created_at: shop.clock.now }).execute()
    await social.client.get(addBirthday, { birthday: '1990-05-17' })
    const registered = await aMember()
    expect(await run()).toBe(0)
    at('2028-05-01T00:00+08:00')
    expect(await run()).toBe(2)
    expect((await rewards(social.id)).map(({ delta }) => delta)).toEqual([0, 200])
    expect(await registered.given()).toHaveLength(1)
  })

  test('traps 3.12: an erased account and a new one with its phone have them once a year, whatever birthday is said', async () => {
    const first = await aMember({ phone: '98765432' })
    at('2027-05-01T00:00+08:00')
    expect(await run()).toBe(1)
    await erase(first.id)
    const again = await aMember({ phone: '98765432', birthday: '1990-06-17' })
    const other = await aMember({ birthday: '1990-06-17' })
    at('2027-06-01T00:00+08:00')
    expect(await run()).toBe(1)
    expect((await rewards(again.id)).map(({ delta }) => delta)).toEqual([0])
    expect(await other.given()).toHaveLength(1)
    at('2028-06-01T00:00+08:00')
    expect(await run()).toBe(2)
  })

  test('what remembers them is no phone number, and goes with the year', async () => {
    await aMember({ phone: '98765432' })
    at('2027-05-01T00:00+08:00')
    await run()
    const kept = await db().selectFrom('birthday_reward').selectAll().execute()
    expect(kept.map(({ year }) => year)).toEqual([2027, 2027])
    expect(JSON.stringify(kept)).not.toContain('98765432')
    at('2028-01-01T12:00+08:00')
    await prune(shop.services)
    expect(await db().selectFrom('birthday_reward').selectAll().execute()).toHaveLength(2)
    shop.clock.now += DAY_MS
    await prune(shop.services)
    expect(await db().selectFrom('birthday_reward').selectAll().execute()).toEqual([])
  })

  test('are not given to an account that is about to be erased', async () => {
    const { id, given } = await aMember()
    await db()
      .updateTable('member')
      .set({ leaves_at: shop.clock.now + 60 * DAY_MS })
      .where('id', '=', id)
      .execute()
    at('2027-05-01T00:00+08:00')
    expect(await run()).toBe(0)
    expect(await given()).toEqual([])
  })
})
