import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { login } from '#contract/account/login.contract.ts'
import { commonInfo } from '#contract/catalog/navigation.contract.ts'
import { wishList } from '#contract/buying/cart.contract.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { runOwnersTool } from '#tests/world/people/owners-tool.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { SIZE_COUNTRIES } from '#domain/sizing/sizing.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'

describe.each(ENGINES)("members by the owner's tool on %s", (engine) => {
  let shop: Shop
  beforeEach(async () => {
    shop = await aShop(engine)
  })
  afterEach(() => shop.close())

  const tool = (...args: string[]) => {
    const { DATA_DIR, DATABASE_URL } = shop.services.env
    return runOwnersTool({ DATA_DIR, DATABASE_URL }, ...args)
  }

  test('are listed, newest first, without any secret', async () => {
    expect((await tool('members')).said).toMatch(/^There are no members\./)
    const { email } = await aRegisteredMember(shop)
    shop.clock.now += 1_000
    const { email: later, client } = await aRegisteredMember(shop)
    const link = { issuer: 'https://accounts.example', subject: 'a', email: later, linked_at: 1 }
    await shop.services.store.db
      .insertInto('social_link')
      .values({ ...link, member_id: client.cookies.get('customers-id') ?? '' })
      .execute()
    const { said, code } = await tool('members')
    expect(code).toBe(0)
    expect(said.split('\n').map((line) => line.split(/\s{2,}/).slice(1))).toEqual([
      [later, 'not confirmed', 'customer', 'Mei Tan', 'password, accounts.example'],
      [email, 'not confirmed', 'customer', 'Mei Tan', 'password'],
    ])
    expect(said).not.toContain('argon2')
  })

  test('for a demonstration sign in with the printed password: customers, a guide and one of staff', async () => {
    const passwordIn = (said: string) => /Password of all: (\S+)/.exec(said)?.[1] ?? ''
    const first = passwordIn((await tool('members', 'demo')).said)
    const { said } = await tool('members', 'demo')
    const password = passwordIn(said)
    expect(password).not.toBe(first)
    const mei = aTestClient(shop.url)
    expect((await mei.ask(login, { email: 'mei@demo.vanda.example', password: first })).body.code).not.toBe(
      200,
    )
    await mei.get(login, { email: 'mei@demo.vanda.example', password })
    expect((await mei.get(wishList, {})).list).toHaveLength(6)
    const sizes = await shop.services.store.db.selectFrom('size_info').select('country').execute()
    expect(sizes.map(({ country }) => SIZE_COUNTRIES.find((one) => one === country))).toEqual(['UK'])
    const guide = aTestClient(shop.url)
    await guide.get(login, { email: 'grace@demo.vanda.example', password })
    expect(await guide.get(commonInfo, {})).toMatchObject({ isGuide: 1, guideCode: 'GRACE01' })
    expect(said).toMatch(/priya@demo\.vanda\.example\s+staff/)
    expect((await tool('members')).said.split('\n')).toHaveLength(5)
  })
})
