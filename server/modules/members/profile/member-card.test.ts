import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memberCard, userInfo } from '#contract/account/customer.contract.ts'
import { login } from '#contract/account/login.contract.ts'
import { readMemberCode } from '#domain/account/member-code.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aRegisteredMember, PASSWORD } from '#tests/world/people/members.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'

describe.each(ENGINES)('the card of a member on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine)
  })
  afterAll(() => shop.close())

  test('has a name, a tier and a number with check digits, which stays (spec 2.14, 6)', async () => {
    const { client, email } = await aRegisteredMember(shop, { firstName: 'Siân', lastName: 'Lim' })
    const card = await client.get(memberCard, {})
    expect(card).toEqual({
      version: 0,
      shopper: `m${client.cookies.get('customers-id')}`,
      firstName: 'Siân',
      lastName: 'Lim',
      memberCode: readMemberCode(card.memberCode),
      tillKey: expect.stringMatching(/^[\w-]{43}$/),
      tier: 'Petal',
    })
    const elsewhere = aTestClient(shop.url)
    await elsewhere.get(login, { email, password: PASSWORD })
    // The secret of the rotating code is of this session alone.
    expect(await elsewhere.get(memberCard, {})).toEqual({ ...card, tillKey: expect.anything() })
    expect((await client.get(userInfo, {})).userInfo.memberCode).toBe(card.memberCode)
  })

  test('S13: its number says nothing of the member’s id, and every member has another', async () => {
    const members = await Promise.all([1, 2, 3, 4].map(() => aRegisteredMember(shop)))
    const cards = await Promise.all(members.map(({ client }) => client.get(memberCard, {})))
    const codes = cards.map(({ memberCode }) => memberCode)
    expect(new Set(codes).size).toBe(4)
    const digits = (text: string) => text.replaceAll(/\D/g, '')
    for (const [at, { client }] of members.entries()) {
      const id = client.cookies.get('customers-id') ?? ''
      expect(codes[at]).not.toContain(digits(id).slice(0, 6))
    }
  })

  test('S13: the number opens nothing: it is no field of a sign-in, and no call takes it as its caller', async () => {
    const { client } = await aRegisteredMember(shop)
    const { memberCode } = await client.get(memberCard, {})
    const stranger = aTestClient(shop.url)
    const refused = await stranger.ask(login, { email: memberCode, password: PASSWORD })
    expect(refused.body.data).toMatchObject({ reason: 'sign-in-wrong' })
    stranger.cookies.set('customers-id', memberCode)
    expect((await stranger.ask(memberCard, {})).status).toBe(401)
  })

  test('S8: is refused to a guest', async () => {
    const { status, body } = await aTestClient(shop.url).ask(memberCard, {})
    expect([status, body.data]).toEqual([401, { reason: 'sign-in-needed' }])
  })
})
