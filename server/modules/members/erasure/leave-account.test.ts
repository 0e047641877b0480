import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteAccount, userInfo } from '#contract/account/customer.contract.ts'
import { forgotPassword, login, register } from '#contract/account/login.contract.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time-units.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aRegisteredMember, aRegistration, deliveredMails, PASSWORD } from '#tests/world/people/members.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'
import { eraseMembers, isAnyMemberDue } from './erase-members.ts'

const WEEK = 7 * DAY_MS

describe.each(ENGINES)('a member who leaves, on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine)
  })
  afterAll(() => shop.close())

  const signIn = (email: string) => aTestClient(shop.url).ask(login, { email, password: PASSWORD })
  const subjectsTo = async (email: string) =>
    (await deliveredMails(shop)).filter(({ to }) => to === email).map(({ subject }) => subject)
  async function left() {
    const member = await aRegisteredMember(shop)
    const { leavesAt } = await member.client.get(deleteAccount, {})
    return { ...member, leavesAt }
  }

  test('is signed out everywhere at once, and learns by mail when the account goes (S37)', async () => {
    const { client, email } = await aRegisteredMember(shop)
    const laptop = aTestClient(shop.url)
    await laptop.get(login, { email, password: PASSWORD })
    await deliveredMails(shop)
    const { leavesAt } = await client.get(deleteAccount, {})
    expect(leavesAt).toBe(shop.clock.now + WEEK)
    for (const device of [client, laptop]) expect((await device.ask(userInfo, {})).status).toBe(401)
    expect([client.cookies.get('__Host-sid'), client.cookies.get('customers-id')]).toEqual(['', ''])
    expect(await subjectsTo(email)).toEqual([
      expect.stringMatching(/^Your account will be deleted on \w{3} \d/),
    ])
  })

  test('S37: needs a sign-in of the last ten minutes, and is refused to a guest', async () => {
    const { client, email } = await aRegisteredMember(shop)
    shop.clock.now += 10 * MINUTE_MS + 1
    const refused = await client.ask(deleteAccount, {})
    expect([refused.status, refused.body.data]).toEqual([401, { reason: 'sign-in-needed' }])
    expect((await client.ask(userInfo, {})).status).toBe(200)
    expect((await aTestClient(shop.url).ask(deleteAccount, {})).status).toBe(401)
    await client.get(login, { email, password: PASSWORD })
    await client.get(deleteAccount, {})
  })

  test.each([
    [WEEK - 1, true],
    [WEEK, false],
    [WEEK + 1, false],
  ])('a sign-in %i ms later takes it back: %s', async (ms, stays) => {
    const { email } = await left()
    shop.clock.now += ms
    const { body } = await signIn(email)
    expect(body).toMatchObject(stays ? { code: 200, data: { returned: true } } : { code: 4050 })
    shop.clock.now += WEEK
    await eraseMembers(shop.services)
    expect((await signIn(email)).body.code).toBe(stays ? 200 : 4050)
  })

  test.each([
    [WEEK - 1, 0],
    [WEEK, 1],
  ])('%i ms later the job erases %i accounts', async (ms, erased) => {
    while ((await eraseMembers(shop.services)) > 0) continue
    shop.clock.now += WEEK
    while ((await eraseMembers(shop.services)) > 0) continue
    await left()
    shop.clock.now += ms
    expect(await isAnyMemberDue(shop.services)).toBe(erased > 0)
    expect(await eraseMembers(shop.services)).toBe(erased)
    expect(await eraseMembers(shop.services)).toBe(0)
  })

  test('a member who has taken it back learns it once, and has everything', async () => {
    const { email } = await left()
    expect((await signIn(email)).body.data).toMatchObject({ returned: true })
    expect((await signIn(email)).body.data).toMatchObject({ returned: false })
    // The mail was not sent yet: it would be wrong now.
    expect((await subjectsTo(email)).filter((subject) => subject.includes('deleted'))).toEqual([])
  })

  test('of a sign-in and the job at the end of the week one wins', async () => {
    for (let round = 0; round < 5; round++) {
      const { email, leavesAt } = await left()
      shop.clock.now = leavesAt - 1
      const entering = signIn(email)
      shop.clock.now = leavesAt
      const [{ body }, erased] = await Promise.all([entering, eraseMembers(shop.services)])
      expect([body.code, erased]).toEqual(erased === 1 ? [4050, 1] : [200, 0])
    }
  })

  test('an erased address is free again, and no mail goes to it', async () => {
    const { email } = await left()
    shop.clock.now += WEEK
    await eraseMembers(shop.services)
    await deliveredMails(shop)
    await aTestClient(shop.url).get(forgotPassword, { email })
    expect(await subjectsTo(email)).toEqual([])
    const { body } = await aTestClient(shop.url).ask(register, aRegistration({ email }))
    expect(body.code).toBe(200)
  })
})
