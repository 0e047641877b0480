import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API } from '#contract/endpoints/all-endpoints.ts'
import type { AnyEndpoint, Endpoint } from '#contract/endpoint.ts'
import { sessions } from '#contract/account/customer.contract.ts'
import { HEADERS } from '#contract/envelope.ts'
import { createShopper, shopperKey, type ShopperKey } from '#domain/account/shopper.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { aBusyMember, NAMES, type BusyMember } from '#tests/world/people/busy-member.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { fieldsOf } from '#tests/world/requests/strange-parts.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import { isRequired, PLAUSIBLE } from '#tests/world/requests/worst-requests.ts'

/** Longer than any window of a limit allows calls: a refusal for their number would prove nothing. */
const BETWEEN_CALLS_MS = 11 * MINUTE_MS
/** What no other user may read; the first name stands beside a review. */
const SECRETS = [NAMES.lastName, NAMES.phone, NAMES.line1]
/** Voting on a review is what its number is for. */
const MEANT_FOR_OTHERS: ReadonlySet<string> = new Set(['/review/helpful'])

describe.each(ENGINES)('every call with the numbers of another person, on %s', (engine) => {
  let shop: Shop
  let victim: BusyMember
  let known: readonly string[]
  beforeAll(async () => {
    shop = await aShop(engine, { products: 30 })
    victim = await aBusyMember(shop)
    known = await numbersOf(victim)
  })
  afterAll(() => shop.close())

  const all = async (table: string) =>
    (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(shop.services.store.db))
      .rows

  /** Everything that names a row of the victim, but no secret of theirs. */
  async function numbersOf({ client, shopper }: BusyMember): Promise<string[]> {
    const key = shopperKey(shopper)
    const own = async (table: string, column: string) =>
      (await all(table)).filter((row) => Object.values(row).includes(key)).map((row) => String(row[column]))
    const open = (await client.get(sessions, {})).sessions.map(({ id }) => id)
    const [address] = await own('saved_address', 'id')
    const [order] = await own('shop_order', 'number')
    const [review] = await own('review', 'id')
    const [express] = await own('express_checkout', 'id')
    const [passkey] = (await all('passkey')).map((row) => String(row['id']))
    return [shopper.id, key, ...open, address, order, review, express, passkey].filter(
      (one) => one !== undefined,
    )
  }

  /** All rows that name the victim, in any column of any table, but for those in which the caller wrote the number. */
  async function rowsOfVictim(caller = 'no caller'): Promise<string[]> {
    const names = [victim.shopper.id, victim.email]
    const rows: string[] = []
    for (const { name } of await shop.services.store.db.introspection.getTables())
      for (const row of await all(name)) {
        const text = JSON.stringify(row)
        if (names.some((one) => text.includes(one)) && !text.includes(caller)) rows.push(`${name} ${text}`)
      }
    return rows.toSorted()
  }

  /** The caller has just signed in and has called nothing for a while. */
  async function refresh(shopper: ShopperKey | undefined) {
    shop.clock.now += BETWEEN_CALLS_MS
    if (shopper === undefined) return
    await shop.services.store.db
      .updateTable('session')
      .set({ signed_in_at: shop.clock.now })
      .where('shopper', '=', shopper)
      .execute()
  }

  async function attack(client: TestClient, shopper: ShopperKey | undefined, endpoint: AnyEndpoint) {
    const names = fieldsOf(endpoint)
    for (const name of names)
      for (const number of known) {
        await refresh(shopper)
        const others = names.filter((other) => other !== name && isRequired(endpoint, other))
        const fields = Object.fromEntries([
          ...others.map((other) => [other, PLAUSIBLE[other] ?? number]),
          [name, LISTS.has(name) ? [number] : number],
        ]) as never
        const { status, body } = await client.ask(endpoint as Endpoint, fields, {
          [HEADERS.idempotency]: randomUUID(),
        })
        const said = JSON.stringify(body)
        expect(status, `${endpoint.path} ${name}`).not.toBe(429)
        for (const secret of [...SECRETS, victim.email]) expect(said, endpoint.path).not.toContain(secret)
      }
  }

  // The database makes no difference to who may call what: on the second one the calls of members are enough.
  const isSecond = engine === 'postgres'
  test.each(isSecond ? ['another member'] : ['a guest', 'another member'])(
    'S8: %s reads nothing of them and changes nothing of theirs',
    async (who) => {
      const client = aTestClient(shop.url)
      const { client: caller } = who === 'a guest' ? { client } : await aRegisteredMember(shop, {}, client)
      const id = caller.cookies.get('customers-id')
      const shopper = id === undefined ? undefined : shopperKey(createShopper('member', id))
      const before = await rowsOfVictim()
      expect(before.length).toBeGreaterThan(15)
      for (const endpoint of API)
        if (!MEANT_FOR_OTHERS.has(endpoint.path) && !(isSecond && endpoint.access === 'anyone'))
          await attack(caller, shopper, endpoint)
      expect(await rowsOfVictim(id)).toEqual(before)
    },
  )
})

/** Fields with several values. */
const LISTS: ReadonlySet<string> = new Set(['skus', 'items'])
