import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartAdd, cartList } from '#contract/buying/cart.contract.ts'
import { confirmEmail, login, logout } from '#contract/account/login.contract.ts'
import { commonInfo } from '#contract/catalog/navigation.contract.ts'
import {
  finishConnecting,
  signInWays,
  socialFinish,
  startConnecting,
} from '#contract/account/social.contract.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aRegisteredMember, deliveredMails, PASSWORD, tokenIn } from '#tests/world/people/members.ts'
import { somePieces } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { answered, connectionAnswered, decided, returned, signedInBy } from '#tests/world/people/social.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'

let count = 0
const anAddress = () => `connect.${(count += 1)}@example.com`

describe.each(ENGINES)('connecting a provider on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine, { env: { SOCIAL_SANDBOX: 'on', SOCIAL_SANDBOX_PORT: '0' } })
  })
  afterAll(() => shop.close())

  async function aConfirmedMember(email = anAddress()) {
    const member = await aRegisteredMember(shop, { email })
    const mail = (await deliveredMails(shop)).find(
      ({ to, text }) => to === email && text.includes('Confirm#'),
    )
    await member.client.get(confirmEmail, { token: tokenIn(mail) })
    return member
  }
  const refusalOf = async (client: TestClient, answer: Awaited<ReturnType<typeof answered>>) =>
    (await client.ask(finishConnecting, answer)).body.data as { reason?: string; back?: string }
  const linkedTo = async (client: TestClient) => (await client.get(signInWays, {})).social
  const nothingLinked = async (email: string) =>
    expect(
      await shop.services.store.db
        .selectFrom('social_link')
        .select('email')
        .where('email', '=', email)
        .execute(),
    ).toEqual([])

  test('a login with another address is connected, opens the account from then on, and is mailed (spec 2.13)', async () => {
    const { client, email } = await aConfirmedMember()
    const session = client.cookies.get('__Host-sid')
    const there = anAddress()
    const answer = await connectionAnswered(client, { email: there, verified: false })
    expect(await client.get(finishConnecting, answer)).toEqual({
      social: 'Demo ID',
      back: '/user/account-security',
    })
    // The session is no other one: nothing was signed in.
    expect(client.cookies.get('__Host-sid')).toBe(session)
    expect(await linkedTo(client)).toEqual([
      {
        id: expect.any(String),
        provider: 'sandbox',
        name: 'Demo ID',
        email: there,
        linkedAt: shop.clock.now,
      },
    ])
    const mails = (await deliveredMails(shop)).filter(({ to }) => to === email)
    expect(mails.map(({ subject }) => subject)).toEqual(['You can now log in with Demo ID'])
    expect(mails[0]?.text).toContain('Demo ID was connected with your account')
    const { userInfo } = await signedInBy(aTestClient(shop.url), { email: there })
    expect(userInfo).toMatchObject({ email, customersId: client.cookies.get('customers-id') })
  })

  test('S38: login CSRF: another person’s answer connects nothing, in a session with or without a journey', async () => {
    const [attacker, victim] = [await aConfirmedMember(), await aConfirmedMember()]
    const mallory = anAddress()
    const answer = await connectionAnswered(attacker.client, { email: mallory })
    expect(await refusalOf(victim.client, answer)).toMatchObject({ reason: 'connect-expired' })
    await connectionAnswered(victim.client, { email: anAddress() })
    expect(await refusalOf(victim.client, answer)).toMatchObject({ reason: 'connect-expired' })
    // The attacker has set the victim's cookie, too: the session is another one.
    victim.client.cookies.set('__Host-social', attacker.client.cookies.get('__Host-social') ?? '')
    expect(await refusalOf(victim.client, answer)).toMatchObject({ reason: 'connect-expired' })
    await nothingLinked(mallory)
    expect((await aTestClient(shop.url).ask(finishConnecting, answer)).status).toBe(401)
  })

  test('S38: in one browser, an answer is not for the member who signs in next, nor for a later session', async () => {
    const [{ client, email }, other] = [await aConfirmedMember(), await aConfirmedMember()]
    const there = anAddress()
    const answer = await connectionAnswered(client, { email: there })
    await client.get(login, { email: other.email, password: PASSWORD })
    expect(await refusalOf(client, answer)).toMatchObject({ reason: 'connect-expired' })
    await client.get(login, { email, password: PASSWORD })
    expect(await refusalOf(client, answer)).toMatchObject({ reason: 'connect-expired' })
    await client.get(logout, {})
    expect((await client.ask(finishConnecting, answer)).status).toBe(401)
    await nothingLinked(there)
  })

  test('S38: an answer that was to connect signs nobody in, and one that was to sign in connects nothing', async () => {
    const { client } = await aConfirmedMember()
    const [one, two] = [anAddress(), anAddress()]
    const connects = await connectionAnswered(client, { email: one })
    const { body } = await client.ask(socialFinish, connects)
    expect(body.data).toMatchObject({ reason: 'social-expired' })
    const signsIn = await answered(client, { email: two })
    expect(await refusalOf(client, signsIn)).toMatchObject({ reason: 'connect-expired' })
    await nothingLinked(one)
    await nothingLinked(two)
    // Each is still good for its own call.
    expect(await client.get(finishConnecting, connects)).toMatchObject({ social: 'Demo ID' })
  })

  test('S38: an answer connects once, for ten minutes', async () => {
    const { client } = await aConfirmedMember()
    const first = await connectionAnswered(client, { email: anAddress() })
    await client.get(finishConnecting, first)
    expect(await refusalOf(client, first)).toMatchObject({ reason: 'connect-expired' })
    const late = await connectionAnswered(client, { email: anAddress() })
    shop.clock.now += 10 * MINUTE_MS + 1
    expect(await refusalOf(client, late)).toMatchObject({ reason: 'connect-expired' })
  })

  test('a login of another member stays theirs, and its owner is not named', async () => {
    const there = anAddress()
    const owner = aTestClient(shop.url)
    const { userInfo } = await signedInBy(owner, { email: there })
    const { client } = await aConfirmedMember()
    const answer = await connectionAnswered(client, { email: there })
    const { body } = await client.ask(finishConnecting, answer)
    expect(body.data).toEqual({
      reason: 'connect-taken',
      social: 'Demo ID',
      back: '/user/account-security',
    })
    expect(body.message).toContain('belongs to another account of the shop')
    expect(await linkedTo(client)).toEqual([])
    expect((await signedInBy(aTestClient(shop.url), { email: there })).userInfo.customersId).toBe(
      userInfo.customersId,
    )
  })

  test('a second login of one provider is refused; the same one again changes nothing', async () => {
    const { client, email } = await aConfirmedMember()
    const there = anAddress()
    await client.get(finishConnecting, await connectionAnswered(client, { email: there }))
    const second = await connectionAnswered(client, { email: anAddress() })
    expect(await refusalOf(client, second)).toMatchObject({ reason: 'connect-other' })
    await deliveredMails(shop)
    await client.get(finishConnecting, await connectionAnswered(client, { email: there }))
    expect((await deliveredMails(shop)).filter(({ to }) => to === email)).toEqual([])
    expect((await linkedTo(client)).map((link) => link.email)).toEqual([there])
  })

  test('two members who connect one login at once: one has it', async () => {
    const [one, two] = [await aConfirmedMember(), await aConfirmedMember()]
    const there = anAddress()
    const answers = [
      await connectionAnswered(one.client, { email: there }),
      await connectionAnswered(two.client, { email: there }),
    ] as const
    const bodies = await Promise.all([
      one.client.ask(finishConnecting, answers[0]),
      two.client.ask(finishConnecting, answers[1]),
    ])
    expect(bodies.map(({ body }) => body.code).toSorted()).toEqual([200, 4120])
    expect([...(await linkedTo(one.client)), ...(await linkedTo(two.client))]).toHaveLength(1)
  })

  test('it needs a member, a login of the last ten minutes, a confirmed address, and no tablet', async () => {
    const begin = { provider: 'sandbox', back: '/user/account-security' }
    const guest = aTestClient(shop.url)
    await guest.get(cartAdd, { ...pieceOf(await somePieces(shop)), qty: 1 })
    expect((await guest.ask(startConnecting, begin)).status).toBe(401)
    expect((await guest.get(cartList, {})).cartInfo.list).toHaveLength(1)
    const unconfirmed = await aRegisteredMember(shop, { email: anAddress() })
    const { body } = await unconfirmed.client.ask(startConnecting, begin)
    expect(body.data).toMatchObject({ reason: 'connect-unconfirmed' })
    expect(body.message).toBe('Please confirm your email address first. Then you can connect Demo ID.')
    const { client, email } = await aConfirmedMember()
    expect((await client.ask(startConnecting, { ...begin, provider: 'other' })).status).toBe(404)
    expect((await client.ask(startConnecting, begin, { cookie: kioskWith(client) })).status).toBe(403)
    shop.clock.now += 10 * MINUTE_MS + 1
    expect((await client.ask(startConnecting, begin)).status).toBe(401)
    await client.get(login, { email, password: PASSWORD })
    expect((await client.get(startConnecting, begin)).url).toContain('/authorize?')
  })

  test('who cancels at the provider is back with a notice, and nothing has changed', async () => {
    const { client } = await aConfirmedMember()
    const refusal = await client.ask(finishConnecting, await connectionAnswered(client, 'cancel'))
    expect(refusal.body.data).toMatchObject({ reason: 'connect-cancelled', back: '/user/account-security' })
    expect(refusal.body.message).toBe('You have not connected Demo ID. Nothing has changed.')
    expect(await linkedTo(client)).toEqual([])
    expect((await client.get(commonInfo, {})).isLogin).toBe(1)
  })

  test('S24: it ends on a path of this site', async () => {
    const { client } = await aConfirmedMember()
    const { url } = await client.get(startConnecting, { provider: 'sandbox', back: 'https://evil.example/' })
    const { answer } = await returned(await decided(url, { email: anAddress() }))
    expect((await client.get(finishConnecting, answer)).back).toBe('/user/dashboard')
  })
})

function pieceOf(pieceAt: Awaited<ReturnType<typeof somePieces>>) {
  const { sku, productId } = pieceAt(0)
  return { sku, productId }
}

/** The member's cookies in a tablet of a store. */
function kioskWith({ cookies }: TestClient): string {
  return [...cookies, ['__Host-kiosk', 'abc']].map(([name, value]) => `${name}=${value}`).join('; ')
}
