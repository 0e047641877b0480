import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportData } from '#contract/account/export.contract.ts'
import { userInfo } from '#contract/account/customer.contract.ts'
import { confirmEmail, forgotPassword, login, resetPassword } from '#contract/account/login.contract.ts'
import { commonInfo } from '#contract/catalog/navigation.contract.ts'
import { createShopper, shopperKey } from '#domain/account/shopper.ts'
import { removePasskey } from '#contract/account/passkeys.contract.ts'
import { signInWays, socialFinish, unlinkSocial } from '#contract/account/social.contract.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aRegisteredMember, deliveredMails, PASSWORD, tokenIn } from '#tests/world/people/members.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { answered, signedInBy } from '#tests/world/people/social.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'

let count = 0
const anAddress = () => `account.${(count += 1)}@example.com`

describe.each(ENGINES)('accounts and other providers on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine, { env: { SOCIAL_SANDBOX: 'on', SOCIAL_SANDBOX_PORT: '0' } })
  })
  afterAll(() => shop.close())

  const mailsTo = async (email: string) => (await deliveredMails(shop)).filter(({ to }) => to === email)
  const reasonOf = async (client: TestClient, answer: Awaited<ReturnType<typeof answered>>) =>
    ((await client.ask(socialFinish, answer)).body.data as { reason?: string }).reason
  /** As one that a browser has added. */
  const addPasskey = (member_id: string) =>
    shop.services.store.db
      .insertInto('passkey')
      .values({
        id: `passkey-${member_id}`,
        member_id,
        name: 'Phone',
        public_key: 'k',
        counter: 0,
        transports: '[]',
        backup_eligible: 0,
        backed_up: 0,
        created_at: 1,
        last_used_at: null,
      })
      .execute()
  async function aConfirmedMember(email: string) {
    const member = await aRegisteredMember(shop, { email })
    const mail = (await mailsTo(email)).find(({ text }) => text.includes('/Email-Confirm#'))
    await member.client.get(confirmEmail, { token: tokenIn(mail) })
    return member
  }

  test('a confirmed account is linked, keeps its password and devices, and learns of it by mail', async () => {
    const email = anAddress()
    const { client } = await aConfirmedMember(email)
    const phone = aTestClient(shop.url)
    const { userInfo: info, secured } = await signedInBy(phone, { name: 'Somebody Else', email })
    expect([info.customersId, info.nickname, secured]).toEqual([
      client.cookies.get('customers-id'),
      'Mei',
      false,
    ])
    expect((await client.get(commonInfo, {})).isLogin).toBe(1)
    await client.get(login, { email, password: PASSWORD })
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain('You can now log in with Demo ID')
    expect(await phone.get(signInWays, {})).toEqual({
      hasPassword: true,
      passkeys: 0,
      social: [
        {
          id: expect.any(String),
          provider: 'sandbox',
          name: 'Demo ID',
          email,
          linkedAt: shop.clock.now,
        },
      ],
    })
  })

  test('S38: an address for which the provider does not vouch opens no account and makes none', async () => {
    const [known, unknown] = [anAddress(), anAddress()]
    await aConfirmedMember(known)
    const stranger = aTestClient(shop.url)
    for (const email of [known, unknown])
      expect(await reasonOf(stranger, await answered(stranger, { email, verified: false }))).toBe(
        'social-email',
      )
    expect((await stranger.get(commonInfo, {})).isLogin).toBe(0)
    const { db } = shop.services.store
    const made = await db.selectFrom('member').select('id').where('email', '=', unknown).execute()
    const links = await db
      .selectFrom('social_link')
      .select('email')
      .where('email', 'in', [known, unknown])
      .execute()
    expect([made, links]).toEqual([[], []])
  })

  test('S38: pre-hijacked: who registered the address before its owner has no way in any more', async () => {
    const email = anAddress()
    const attacker = await aRegisteredMember(shop, { email, firstName: 'Mallory' })
    const second = aTestClient(shop.url)
    await second.get(login, { email, password: PASSWORD })
    await attacker.client.get(forgotPassword, { email })
    const mails = await mailsTo(email)
    const { db } = shop.services.store
    const id = attacker.client.cookies.get('customers-id') ?? ''
    const browser = { endpoint: `https://push.example/${id}`, p256dh: 'k', auth: 'a', time_zone: 'UTC' }
    const choices = {
      site: 'sg',
      lang: 'en',
      cart_reminder: 1,
      back_in_stock: 1,
      parcel_moves: 1,
      created_at: 1,
      changed_at: 1,
    }
    await db
      .insertInto('push_subscription')
      .values({ id, shopper: shopperKey(createShopper('member', id)), ...browser, ...choices })
      .execute()
    await addPasskey(id)
    // Linked before the account was given the owner's address.
    const link = {
      issuer: 'https://other.example',
      subject: 'mallory',
      member_id: id,
      email: 'm@evil.example',
    }
    await db
      .insertInto('social_link')
      .values({ ...link, linked_at: 1 })
      .execute()

    const owner = aTestClient(shop.url)
    const entered = await signedInBy(owner, { name: 'Anna Lim', email })
    expect(entered).toMatchObject({
      secured: true,
      userInfo: { customersId: id, nickname: 'Anna', emailConfirmed: true },
    })
    for (const { isLogin } of await Promise.all(
      [attacker.client, second].map((one) => one.get(commonInfo, {})),
    ))
      expect(isLogin).toBe(0)
    const wrong = await second.ask(login, { email, password: PASSWORD })
    expect(wrong.body.data).toEqual({ reason: 'sign-in-wrong' })
    for (const mail of mails.filter(({ text }) => text.includes('#'))) {
      const { body } = await second.ask(resetPassword, { token: tokenIn(mail), password: 'other-28-lantern' })
      expect(body.data).toMatchObject({ reason: 'link-invalid' })
    }
    const left = await db.selectFrom('push_subscription').select('id').where('id', '=', id).execute()
    expect(left).toEqual([])
    expect(await owner.get(signInWays, {})).toMatchObject({ hasPassword: false, passkeys: 0 })
    expect((await owner.get(signInWays, {})).social.map(({ name }) => name)).toEqual(['Demo ID'])
    expect((await owner.get(commonInfo, {})).isLogin).toBe(1)
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Your account is now yours alone'])
  })

  test('a second account at one provider does not open an account that has the first', async () => {
    const email = anAddress()
    await signedInBy(aTestClient(shop.url), { email })
    const { db } = shop.services.store
    await db.updateTable('social_link').set({ subject: 'another' }).where('email', '=', email).execute()
    const client = aTestClient(shop.url)
    expect(await reasonOf(client, await answered(client, { email }))).toBe('social-other')
  })

  test('two answers of one new person at once make one account', async () => {
    const email = anAddress()
    const clients = [aTestClient(shop.url), aTestClient(shop.url)]
    const answers = await Promise.all(clients.map((client) => answered(client, { email })))
    const entered = await Promise.all(
      clients.map((client, at) => client.ask(socialFinish, answers[at] ?? { provider: '', state: '' })),
    )
    const ids = entered.flatMap(({ body }) => (body.code === 200 ? [body.data.userInfo.customersId] : []))
    expect(new Set(ids).size).toBe(1)
    const { db } = shop.services.store
    expect(await db.selectFrom('member').select('id').where('email', '=', email).execute()).toHaveLength(1)
    expect(
      await db.selectFrom('social_link').select('email').where('email', '=', email).execute(),
    ).toHaveLength(1)
  })

  test('the only way in cannot be removed; with a password set by mail it can, after a recent sign-in', async () => {
    const email = anAddress()
    const client = aTestClient(shop.url)
    await signedInBy(client, { email })
    const idOf = async () => (await client.get(signInWays, {})).social[0]?.id ?? ''
    const { body } = await client.ask(unlinkSocial, { id: await idOf() })
    expect(body.data).toEqual({ reason: 'last-way-in' })
    expect((await client.get(signInWays, {})).hasPassword).toBe(false)

    await client.get(forgotPassword, { email })
    await client.get(resetPassword, { token: tokenIn((await mailsTo(email)).at(-1)), password: PASSWORD })
    await client.get(login, { email, password: PASSWORD })
    const id = await idOf()
    shop.clock.now += 11 * MINUTE_MS
    expect((await client.ask(unlinkSocial, { id })).status).toBe(401)
    await client.get(login, { email, password: PASSWORD })
    const other = aTestClient(shop.url)
    await signedInBy(other, { email: anAddress() })
    expect((await other.ask(unlinkSocial, { id })).status).toBe(404)
    await client.get(unlinkSocial, { id })
    expect(await client.get(signInWays, {})).toEqual({ hasPassword: true, passkeys: 0, social: [] })
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain(
      'Demo ID is no longer a way to log in',
    )
    // The provider vouches again: it is linked again.
    expect((await signedInBy(aTestClient(shop.url), { email })).userInfo.email).toBe(email)
  })

  test('of passkey and provider either can be removed, and the last one stays', async () => {
    const client = aTestClient(shop.url)
    const { userInfo: info } = await signedInBy(client, { email: anAddress() })
    await addPasskey(info.customersId)
    const { social, passkeys } = await client.get(signInWays, {})
    expect(passkeys).toBe(1)
    await client.get(unlinkSocial, { id: social[0]?.id ?? '' })
    const { body } = await client.ask(removePasskey, { id: `passkey-${info.customersId}` })
    expect(body.data).toEqual({ reason: 'last-way-in' })
    expect(await client.get(signInWays, {})).toEqual({ hasPassword: false, passkeys: 1, social: [] })
  })

  test('a guest has no ways to see, and the export names those of a member (S37)', async () => {
    const client = aTestClient(shop.url)
    expect((await client.ask(signInWays, {})).status).toBe(401)
    const email = anAddress()
    await signedInBy(client, { email })
    const { signInWays: ways } = await client.get(exportData, {})
    expect(ways).toEqual([
      {
        issuer: expect.stringMatching(/^http:\/\/localhost:/),
        subject: expect.any(String),
        email,
        linkedAt: shop.clock.now,
      },
    ])
    expect((await client.get(userInfo, {})).userInfo.email).toBe(email)
  })
})
