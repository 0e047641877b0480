import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { API } from '#contract/endpoints/all-endpoints.ts'
import type { Access, AnyEndpoint, Endpoint } from '#contract/endpoint.ts'
import { HEADERS } from '#contract/envelope.ts'
import { kioskEnter } from '#contract/stores/kiosk.contract.ts'
import { staffSignIn } from '#contract/stores/staff.contract.ts'
import { TURN_COOKIE } from '#contract/storage-keys.ts'
import { createShopper, shopperKey } from '#domain/account/shopper.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { aRegisteredMember, PASSWORD } from '#tests/world/people/members.ts'
import { fieldsOf } from '#tests/world/requests/strange-parts.ts'
import { isRequired, PLAUSIBLE } from '#tests/world/requests/worst-requests.ts'
import { aClientOf } from '#tests/world/shops/client-of-shopper.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import { addKiosk } from '../../modules/kiosk/kiosk.commands.ts'

let shop: Shop
let ids: readonly [recent: string, other: string]
beforeAll(async () => {
  shop = await aShop('sqlite', { products: 30 })
  const members = [await aRegisteredMember(shop), await aRegisteredMember(shop)] as const
  const [recent, other] = members.map(({ client }) => client.cookies.get('customers-id') ?? '')
  ids = [recent ?? '', other ?? '']
})
afterAll(() => shop.close())

const aGuest = () => aClientOf(shop, createShopper('guest', randomUUID()))

/** A new session of the member: some calls end the one they are made with. */
async function sessionOf(id: string, signedInAt: number): Promise<TestClient> {
  const shopper = createShopper('member', id)
  const client = await aClientOf(shop, shopper)
  const sessions = shop.services.store.db.updateTable('session').where('shopper', '=', shopperKey(shopper))
  await sessions.set({ signed_in_at: signedInAt }).execute()
  return client
}
async function aTablet(): Promise<TestClient> {
  const { db } = shop.services.store
  const { id: store } = await db.selectFrom('store').select('id').limit(1).executeTakeFirstOrThrow()
  const client = aTestClient(shop.url)
  const { code } = await addKiosk(db, shop.clock, store)
  await client.get(kioskEnter, { store, code })
  client.cookies.set(TURN_COOKIE, randomUUID())
  return client
}
let staff: TestClient | undefined
async function someStaff(): Promise<TestClient> {
  if (staff) return staff
  const { email } = await aRegisteredMember(shop)
  const { db } = shop.services.store
  await db.updateTable('member').set({ role: 'staff' }).where('email', '=', email).execute()
  const client = await aTablet()
  await client.get(staffSignIn, { email, password: PASSWORD })
  return (staff = client)
}

/** Each kind of caller: how to be one, and whom they are let in as. */
const CALLERS = {
  'somebody without a session': [async () => aTestClient(shop.url), ['anyone']],
  'a guest': [aGuest, ['anyone']],
  'a member who signed in long ago': [
    () => sessionOf(ids[1], shop.clock.now - 11 * MINUTE_MS),
    ['anyone', 'member'],
  ],
  'a member': [() => sessionOf(ids[0], shop.clock.now), ['anyone', 'member', 'recent-login']],
  'a visitor of a tablet': [aTablet, ['anyone']],
  'a member of staff on a tablet': [someStaff, ['anyone', 'staff']],
} as const satisfies Record<string, readonly [() => Promise<TestClient>, readonly Access[]]>

const REFUSALS = {
  member: [401, 'sign-in-needed'],
  'recent-login': [401, 'sign-in-needed'],
  staff: [403, 'staff-needed'],
} as const

function plausible(endpoint: AnyEndpoint): never {
  const required = fieldsOf(endpoint).filter((name) => isRequired(endpoint, name))
  return Object.fromEntries(required.map((name) => [name, PLAUSIBLE[name] ?? 'AB12'])) as never
}

test('every call is listed, of each access', () => {
  expect(API.length).toBeGreaterThan(80)
  expect(new Set(API.map(({ access }) => access))).toEqual(
    new Set(['anyone', 'member', 'recent-login', 'staff']),
  )
})

describe.each(API.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'S8: %s',
  (_, endpoint) => {
    test.each(Object.entries(CALLERS))(
      'by %s is let in, or refused with the reason',
      async (...[, [who, admitted]]) => {
        const client = await who()
        const { status, body } = await client.ask(endpoint as Endpoint, plausible(endpoint), {
          [HEADERS.idempotency]: randomUUID(),
        })
        // It may have signed out.
        if (endpoint.kind === 'write' && status === 200) staff = undefined
        const reason = (body.data as { reason?: string } | null)?.reason
        expect(status).toBeLessThan(500)
        if (endpoint.access !== 'anyone' && !(admitted as readonly Access[]).includes(endpoint.access))
          expect([status, reason]).toEqual(REFUSALS[endpoint.access])
        else expect(reason === 'staff-needed' && endpoint.access === 'staff').toBe(false)
      },
    )
  },
)
