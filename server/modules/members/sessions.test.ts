import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  changePassword,
  endOtherSessions,
  endSession,
  sessions,
  userInfo,
} from '#contract/account/customer.contract.ts'
import { login, logout } from '#contract/account/login.contract.ts'
import { DAY_MS, HOUR_MS } from '#domain/time-units.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aRegisteredMember, deliveredMails, PASSWORD } from '#tests/world/people/members.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const CHROME =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'
const NEWER_CHROME = CHROME.replace('142', '143')

describe.each(ENGINES)('signed-in devices on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine)
  })
  afterAll(() => shop.close())

  async function signedIn(email: string, agent = CHROME): Promise<TestClient> {
    const client = aTestClient(shop.url, { 'user-agent': agent })
    await client.get(login, { email, password: PASSWORD })
    return client
  }
  const listOf = async (client: TestClient) => (await client.get(sessions, {})).sessions
  const isIn = async (client: TestClient) => (await client.ask(userInfo, {})).status === 200
  async function otherOf(client: TestClient) {
    const other = (await listOf(client)).find(({ isThisOne }) => !isThisOne)
    if (!other) throw new RangeError('no other session')
    return other
  }
  async function newDeviceMails(email: string) {
    const mails = await deliveredMails(shop)
    return mails.filter(({ to, subject }) => to === email && subject === 'A new sign-in to your account')
  }

  test('the list names browser, sign-in and last use of each, and which is this one (S3)', async () => {
    const { email } = await aRegisteredMember(shop)
    shop.clock.now += 1
    const at = shop.clock.now
    const phone = await signedIn(email)
    shop.clock.now += 2 * HOUR_MS
    const laptop = await signedIn(email, FIREFOX)
    const list = await listOf(laptop)
    expect(list).toMatchObject([
      { browser: 'Firefox, Linux', signedInAt: at + 2 * HOUR_MS, isThisOne: true },
      { browser: 'Chrome, Android', signedInAt: at, seenAt: at, isThisOne: false },
      { browser: '', isThisOne: false },
    ])
    // The call itself is a use.
    const used = { browser: 'Chrome, Android', signedInAt: at, seenAt: at + 2 * HOUR_MS }
    expect((await listOf(phone)).filter(({ isThisOne }) => isThisOne)).toMatchObject([used])
  })

  test('S1: the id of a listed session is neither its token nor the stored hash', async () => {
    const { client } = await aRegisteredMember(shop)
    const list = await listOf(client)
    const rows = await shop.services.store.db.selectFrom('session').select('id_hash').execute()
    const hashes = rows.map(({ id_hash }) => id_hash)
    expect(hashes.length).toBeGreaterThan(0)
    for (const hash of [...hashes, client.cookies.get('__Host-sid') ?? ''])
      expect(JSON.stringify(list)).not.toContain(hash)
    const [{ id } = { id: '' }] = list
    const forged = aTestClient(shop.url, { cookie: `__Host-sid=${id}` })
    expect(await isIn(forged)).toBe(false)
  })

  test('a session that rested for 30 days is not listed (S3)', async () => {
    const { email } = await aRegisteredMember(shop)
    shop.clock.now += 30 * DAY_MS
    const client = await signedIn(email)
    expect(await listOf(client)).toHaveLength(2)
    shop.clock.now += 1
    expect(await listOf(client)).toHaveLength(1)
  })

  test('one is signed out there, the others stay (S3)', async () => {
    const { client, email } = await aRegisteredMember(shop)
    const laptop = await signedIn(email, FIREFOX)
    const phone = await signedIn(email)
    const list = await listOf(client)
    const id = list.find(({ browser }) => browser === 'Firefox, Linux')?.id ?? ''
    await client.get(endSession, { id })
    expect([await isIn(client), await isIn(laptop), await isIn(phone)]).toEqual([true, false, true])
    expect((await client.ask(endSession, { id })).status).toBe(404)
  })

  test('all others are signed out at once, this one stays (S3)', async () => {
    const { client, email } = await aRegisteredMember(shop)
    const others = [await signedIn(email, FIREFOX), await signedIn(email)]
    expect(await client.get(endOtherSessions, {})).toEqual({ ended: 2 })
    expect(await Promise.all([client, ...others].map(isIn))).toEqual([true, false, false])
    expect(await listOf(client)).toHaveLength(1)
  })

  test('this one ends, too, and takes its cookies', async () => {
    const { client } = await aRegisteredMember(shop)
    const [{ id } = { id: '' }] = await listOf(client)
    await client.get(endSession, { id })
    expect([await isIn(client), client.cookies.get('customers-id')]).toEqual([false, ''])
  })

  test('S8: the session of another member is as unknown as one that never was', async () => {
    const { client: victim } = await aRegisteredMember(shop)
    const { client } = await aRegisteredMember(shop)
    const [{ id } = { id: '' }] = await listOf(victim)
    const [foreign, unknown] = [
      await client.ask(endSession, { id }),
      await client.ask(endSession, { id: 'x'.repeat(id.length) }),
    ]
    expect([foreign.status, foreign.body.data]).toEqual([404, { reason: 'not-found' }])
    expect([unknown.status, unknown.body]).toEqual([404, foreign.body])
    await client.get(endOtherSessions, {})
    expect(await isIn(victim)).toBe(true)
  })

  test.each([
    ['GET', sessions, {}],
    ['POST', endSession, { id: 'x' }],
    ['POST', endOtherSessions, {}],
  ] as const)('a guest has no devices: %s', async (_, endpoint, input) => {
    const { status, body } = await aTestClient(shop.url).ask(endpoint, input as never)
    expect([status, body.data]).toEqual([401, { reason: 'sign-in-needed' }])
  })

  test('S5: a sign-in with a new browser is mailed; registration and a known browser are not', async () => {
    const phone = aTestClient(shop.url, { 'user-agent': CHROME })
    const { email } = await aRegisteredMember(shop, {}, phone)
    await signedIn(email, NEWER_CHROME)
    expect(await newDeviceMails(email)).toEqual([])
    await signedIn(email, FIREFOX)
    const [mail, ...further] = await newDeviceMails(email)
    expect(further).toEqual([])
    expect(mail?.text).toContain('Hello there, your account was signed in to with Firefox, Linux on ')
    expect(mail?.text).toContain('/user/account-security')
    await signedIn(email, FIREFOX)
    expect(await newDeviceMails(email)).toEqual([])
  })

  test('S5: a browser stays known after its session has ended', async () => {
    const { email } = await aRegisteredMember(shop)
    const laptop = await signedIn(email, FIREFOX)
    expect(await newDeviceMails(email)).toHaveLength(1)
    await laptop.get(logout, {})
    await signedIn(email, FIREFOX)
    expect(await newDeviceMails(email)).toEqual([])
  })

  test('S5: two new browsers in one minute are two mails, and one that names nothing is one, too', async () => {
    const phone = aTestClient(shop.url, { 'user-agent': CHROME })
    const { email } = await aRegisteredMember(shop, {}, phone)
    await signedIn(email, FIREFOX)
    await signedIn(email, '')
    const texts = (await newDeviceMails(email)).map(({ text }) => text)
    expect(texts).toHaveLength(2)
    expect(texts.join()).toContain('Firefox, Linux')
    expect(texts.join()).toContain('an unknown browser')
  })

  test('a change of the password keeps this device in the list, alone', async () => {
    const { client, email } = await aRegisteredMember(shop)
    await signedIn(email, FIREFOX)
    expect((await otherOf(client)).browser).toBe('Firefox, Linux')
    await client.get(changePassword, { oldPassword: PASSWORD, password: 'lantern-28-silk' })
    expect(await listOf(client)).toMatchObject([{ isThisOne: true }])
  })
})
