import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { login } from '#contract/account/login.contract.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { runOwnersTool } from '#tests/world/people/owners-tool.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'

describe.each(ENGINES)("staff by the owner's tool on %s", (engine) => {
  let shop: Shop
  beforeEach(async () => {
    shop = await aShop(engine)
  })
  afterEach(() => shop.close())

  const tool = (...args: string[]) => {
    const { DATA_DIR, DATABASE_URL } = shop.services.env
    return runOwnersTool({ DATA_DIR, DATABASE_URL }, ...args)
  }

  test('are made with a password that is printed once, listed, and made customers again', async () => {
    expect((await tool('staff')).said).toMatch(/^There is no staff\./)
    const { said, code } = await tool('staff', 'add', ' Priya@Vanda.example ', 'Priya', 'Nair')
    expect([code, said]).toEqual([0, expect.stringMatching(/^priya@vanda\.example is staff\. Password: \S+/)])
    expect((await tool('staff')).said).toMatch(/^priya@vanda\.example\s+Priya Nair/)
    const [, password = ''] = /Password: (\S+)/.exec(said) ?? []
    const client = aTestClient(shop.url)
    await client.get(login, { email: 'priya@vanda.example', password })
    expect((await tool('staff', 'remove', 'priya@vanda.example')).code).toBe(0)
    expect((await tool('staff')).said).toMatch(/^There is no staff\./)
    expect(await shop.services.store.db.selectFrom('session').selectAll().execute()).toEqual([])
  })

  test('need an address that no member has, and that is one', async () => {
    const { email } = await aRegisteredMember(shop)
    for (const [address, complaint] of [
      [email, /has an account already/],
      ['priya', /is no e-mail address/],
    ] as const) {
      const { code, complained } = await tool('staff', 'add', address, 'Priya', 'Nair')
      expect([code, complained]).toEqual([1, expect.stringMatching(complaint)])
    }
    expect((await tool('staff', 'remove', email)).complained).toMatch(/is not staff/)
  })
})
