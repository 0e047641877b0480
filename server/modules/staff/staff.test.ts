import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  changePassword,
  deleteAccount,
  endOtherSessions,
  memberCard,
} from '#contract/account/customer.contract.ts'
import { kioskEnter } from '#contract/stores/kiosk.contract.ts'
import { commonInfo } from '#contract/catalog/navigation.contract.ts'
import { login, logout } from '#contract/account/login.contract.ts'
import { findMember, staffSignIn, staffSignOut } from '#contract/stores/staff.contract.ts'
import { TURN_COOKIE } from '#contract/storage-keys.ts'
import { HOUR_MS } from '#domain/time-units.ts'
import { addKiosk } from '../kiosk/kiosk.commands.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aRegisteredMember, PASSWORD } from '#tests/world/people/members.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import { storesInOrder } from '../stores/stores.queries.ts'

const OTHER = 'other-29-lantern'

describe.each(ENGINES)('staff at a tablet on %s', (engine) => {
  let shop: Shop
  let store: string
  let email: string
  beforeAll(async () => {
    shop = await aShop(engine)
    const [first] = await storesInOrder(shop.services.store.db)
    store = first?.id ?? ''
    email = (await aRegisteredMember(shop)).email
    await shop.services.store.db
      .updateTable('member')
      .set({ role: 'staff' })
      .where('email', '=', email)
      .execute()
  })
  afterAll(() => shop.close())
  beforeEach(() => shop.services.store.db.deleteFrom('member_lookup').execute())

  const beginVisit = (tablet: TestClient) => tablet.cookies.set(TURN_COOKIE, crypto.randomUUID())

  async function aTablet(): Promise<TestClient> {
    const tablet = aTestClient(shop.url)
    const { code } = await addKiosk(shop.services.store.db, { now: shop.clock.now }, store)
    await tablet.get(kioskEnter, { store, code })
    beginVisit(tablet)
    return tablet
  }
  async function aStaffTablet(): Promise<TestClient> {
    const tablet = await aTablet()
    await tablet.get(staffSignIn, { email, password: PASSWORD })
    return tablet
  }
  async function aCard(firstName = 'Mei') {
    const { client } = await aRegisteredMember(shop, { firstName })
    const { memberCode, shopper } = await client.get(memberCard, {})
    return { memberCode, id: shopper.slice(1) }
  }
  const reasonOf = async (asking: ReturnType<TestClient['ask']>) => {
    const { status, body } = await asking
    return [status, (body.data as { reason?: string } | null)?.reason]
  }
  const lookups = () =>
    shop.services.store.db.selectFrom('member_lookup').select(['store_id', 'member_id', 'at']).execute()

  test.each([
    [
      'another password',
      (client: TestClient) => client.get(changePassword, { oldPassword: PASSWORD, password: OTHER }),
    ],
    ['the deletion of the account', (client: TestClient) => client.get(deleteAccount, {})],
    ['a sign-out of the other devices', (client: TestClient) => client.get(endOtherSessions, {})],
  ])('S3: %s ends the sign-in of staff on a tablet', async (_, end) => {
    const who = await aRegisteredMember(shop)
    const { db } = shop.services.store
    await db.updateTable('member').set({ role: 'staff' }).where('email', '=', who.email).execute()
    const tablet = await aTablet()
    await tablet.get(staffSignIn, { email: who.email, password: PASSWORD })
    const { memberCode } = await aCard()
    expect((await tablet.ask(findMember, { code: memberCode })).body.code).toBe(200)
    await end(who.client)
    expect((await reasonOf(tablet.ask(findMember, { code: memberCode })))[1]).toBe('staff-needed')
  })

  test('S3: an account that is to be deleted does not sign in as staff', async () => {
    const who = await aRegisteredMember(shop)
    const { db } = shop.services.store
    await db.updateTable('member').set({ role: 'staff' }).where('email', '=', who.email).execute()
    await who.client.get(deleteAccount, {})
    const tablet = await aTablet()
    const signIn = tablet.ask(staffSignIn, { email: who.email, password: PASSWORD })
    expect((await reasonOf(signIn))[1]).toBe('sign-in-wrong')
  })

  test('see the initial and the tier of a scanned card and nothing else, and each scan is recorded (spec 6)', async () => {
    const tablet = await aStaffTablet()
    const { memberCode, id } = await aCard('élodie')
    expect(await tablet.get(findMember, { code: memberCode.match(/.{4}/g)?.join(' ') ?? '' })).toEqual({
      initial: 'É',
      tier: 'Petal',
    })
    expect(await reasonOf(tablet.ask(findMember, { code: '9000000000000081' }))).toEqual([
      200,
      'code-unknown',
    ])
    expect(await lookups()).toEqual([
      { store_id: store, member_id: id, at: shop.clock.now },
      { store_id: store, member_id: null, at: shop.clock.now },
    ])
  })

  test('S39: a customer, a guest and another device scan nothing, and nothing is recorded', async () => {
    const { memberCode: code } = await aCard()
    const customer = await aTablet()
    const { email: other } = await aRegisteredMember(shop, {}, customer)
    expect(await reasonOf(customer.ask(findMember, { code }))).toEqual([403, 'staff-needed'])
    expect(await reasonOf(customer.ask(staffSignIn, { email: other, password: PASSWORD }))).toEqual([
      200,
      'sign-in-wrong',
    ])
    expect(await reasonOf(customer.ask(staffSignIn, { email, password: 'wrong-27-x' }))).toEqual([
      200,
      'sign-in-wrong',
    ])
    const phone = aTestClient(shop.url)
    await phone.get(login, { email, password: PASSWORD })
    beginVisit(phone)
    expect(await reasonOf(phone.ask(findMember, { code }))).toEqual([403, 'staff-needed'])
    expect(await reasonOf(phone.ask(staffSignIn, { email, password: PASSWORD }))).toEqual([
      200,
      'kiosk-unknown',
    ])
    // The cookie of a tablet opens nothing elsewhere.
    const tablet = await aStaffTablet()
    const name = [...tablet.cookies.keys()].find((one) => one.endsWith('staff')) ?? ''
    phone.cookies.set(name, tablet.cookies.get(name) ?? '')
    expect(await reasonOf(phone.ask(findMember, { code }))).toEqual([403, 'staff-needed'])
    expect(await lookups()).toEqual([])
  })

  test('S39: the role is read with every scan', async () => {
    const tablet = await aStaffTablet()
    const { memberCode: code } = await aCard()
    const role = (role: 'staff' | 'customer') =>
      shop.services.store.db.updateTable('member').set({ role }).where('email', '=', email).execute()
    await role('customer')
    expect(await reasonOf(tablet.ask(findMember, { code }))).toEqual([403, 'staff-needed'])
    await role('staff')
    expect(await tablet.get(findMember, { code })).toEqual({ initial: 'M', tier: 'Petal' })
  })

  test('are signed in beside the visitor, whose session stays', async () => {
    const tablet = await aTablet()
    await aRegisteredMember(shop, {}, tablet)
    const before = await tablet.get(commonInfo, {})
    await tablet.get(staffSignIn, { email, password: PASSWORD })
    expect(await tablet.get(commonInfo, {})).toEqual(before)
  })

  test('S3: the sign-in ends with the visit, after twelve hours, and by its own button', async () => {
    const { memberCode: code } = await aCard()
    const next = await aStaffTablet()
    beginVisit(next)
    const late = await aStaffTablet()
    const out = await aStaffTablet()
    await out.get(staffSignOut, {})
    const left = await aStaffTablet()
    await left.get(logout, { everything: '1' })
    for (const tablet of [next, out, left])
      expect(await reasonOf(tablet.ask(findMember, { code }))).toEqual([403, 'staff-needed'])
    const before = shop.clock.now
    shop.clock.now += 12 * HOUR_MS - 1
    expect(await late.get(findMember, { code })).toEqual({ initial: 'M', tier: 'Petal' })
    shop.clock.now += 1
    expect(await reasonOf(late.ask(findMember, { code }))).toEqual([403, 'staff-needed'])
    shop.clock.now = before
  })

  test('the secret is stored as its hash alone (S1)', async () => {
    const tablet = await aStaffTablet()
    const token = [...tablet.cookies].find(([name]) => name.endsWith('staff'))?.[1] ?? ''
    expect(token.length).toBeGreaterThan(40)
    const rows = await shop.services.store.db.selectFrom('staff_session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('a member who leaves has no card any more', async () => {
    const tablet = await aStaffTablet()
    const { memberCode: code, id } = await aCard()
    await shop.services.store.db
      .updateTable('member')
      .set({ leaves_at: shop.clock.now + 1 })
      .where('id', '=', id)
      .execute()
    expect(await reasonOf(tablet.ask(findMember, { code }))).toEqual([200, 'code-unknown'])
  })
})
