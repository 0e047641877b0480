import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartAdd, cartList } from '#contract/buying/cart.contract.ts'
import { userInfo } from '#contract/account/customer.contract.ts'
import { signInOptions } from '#contract/account/login.contract.ts'
import { commonInfo } from '#contract/catalog/navigation.contract.ts'
import { socialFinish, socialStart } from '#contract/account/social.contract.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { deliveredMails } from '#tests/world/people/members.ts'
import { SAFE_REDIRECTS, UNSAFE_REDIRECTS } from '#tests/world/requests/redirects.ts'
import { somePieces } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import {
  answered,
  begun,
  decided,
  postedBy,
  returned,
  returnedByPost,
  signedInBy,
} from '#tests/world/people/social.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'

const sessionOf = ({ cookies }: TestClient) => cookies.get('__Host-sid')
let count = 0
const anAddress = () => `social.${(count += 1)}@example.com`

describe.each(ENGINES)('sign-in by another provider on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    const unreachable = { id: 'far', name: 'Far', issuer: 'http://localhost:9', clientId: 'vanda' }
    shop = await aShop(engine, {
      env: {
        SOCIAL_SANDBOX: 'on',
        SOCIAL_SANDBOX_PORT: '0',
        SOCIAL_PROVIDERS: JSON.stringify([unreachable]),
      },
    })
  })
  afterAll(() => shop.close())

  const rowsOf = (table: 'social_link' | 'social_journey' | 'member') =>
    shop.services.store.db.selectFrom(table).selectAll().execute()
  const refusalOf = async (client: TestClient, answer: Parameters<typeof client.get>[1]) => {
    const { body } = await client.ask(socialFinish, answer as never)
    return { reason: (body.data as { reason?: string }).reason, message: body.message, data: body.data }
  }

  test('the panel learns which providers there are (spec 2.13)', async () => {
    const { social } = await aTestClient(shop.url).get(signInOptions, {})
    expect(social).toEqual([
      { id: 'far', name: 'Far' },
      { id: 'sandbox', name: 'Demo ID' },
    ])
  })

  test('the login discount is for an account that exists, not for one that this login makes (spec 9.6)', async () => {
    const email = anAddress()
    const enter = async () => {
      const client = aTestClient(shop.url)
      const answer = await answered(client, { email })
      shop.clock.now += 1_000
      return (await client.get(socialFinish, { ...answer, takeDiscount: true })).loginDiscount
    }
    expect([await enter(), await enter(), await enter()]).toEqual([undefined, 'given', 'had'])
  })

  test('a new person gets an account with a confirmed address, and keeps the bag (offline.md D8)', async () => {
    const client = aTestClient(shop.url)
    const piece = (await somePieces(shop))(0)
    await client.get(cartAdd, { sku: piece.sku, productId: piece.productId, qty: 1 })
    const guest = sessionOf(client)
    const email = anAddress()
    const entered = await signedInBy(client, { name: 'Lin Mei Hua', email }, '/products/x-AB1?sku=AB1-S')
    expect(entered).toMatchObject({
      back: '/products/x-AB1?sku=AB1-S',
      secured: false,
      returned: false,
      userInfo: { nickname: 'Lin', email, emailConfirmed: true },
    })
    expect(sessionOf(client)).not.toBe(guest)
    expect((await client.get(cartList, {})).cartInfo.list.map(({ sku }) => sku)).toEqual([piece.sku])
    expect((await client.get(userInfo, {})).userInfo).toMatchObject({
      firstName: 'Lin',
      lastName: 'Mei Hua',
      mobile: '',
      country: '',
      birthday: '',
    })
    // The address is confirmed already: no mail asks for it.
    expect((await deliveredMails(shop)).filter(({ to }) => to === email)).toEqual([])
  })

  test('the same person comes back to the same account, from a second browser with a mail (S5)', async () => {
    const email = anAddress()
    const first = await signedInBy(aTestClient(shop.url), { email })
    const phone = aTestClient(shop.url, {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
    })
    const again = await signedInBy(phone, { email })
    expect(again.userInfo.customersId).toBe(first.userInfo.customersId)
    const subjects = (await deliveredMails(shop))
      .filter(({ to }) => to === email)
      .map(({ subject }) => subject)
    expect(subjects).toEqual(['A new sign-in to your account'])
  })

  test('S38: the account is found by issuer and subject, also after its address has changed hands', async () => {
    const email = anAddress()
    const first = await signedInBy(aTestClient(shop.url), { email })
    const { db } = shop.services.store
    await db.updateTable('member').set({ email: anAddress() }).where('email', '=', email).execute()
    const again = await signedInBy(aTestClient(shop.url), { email })
    expect(again.userInfo.customersId).toBe(first.userInfo.customersId)
  })

  test('S38: an answer works in the browser that began the journey, and in no other', async () => {
    const [attacker, victim] = [aTestClient(shop.url), aTestClient(shop.url)]
    const answer = await answered(attacker, { email: anAddress() })
    expect(await refusalOf(victim, answer)).toMatchObject({ reason: 'social-expired' })
    // With a journey of their own under way, too.
    await begun(victim)
    expect(await refusalOf(victim, answer)).toMatchObject({ reason: 'social-expired' })
    expect((await victim.get(commonInfo, {})).isLogin).toBe(0)
    expect((await attacker.get(socialFinish, answer)).userInfo.customersId).not.toBe('')
  })

  test('S38: an answer works once, for ten minutes, and with its own state', async () => {
    const client = aTestClient(shop.url)
    const answer = await answered(client, { email: anAddress() })
    await client.get(socialFinish, answer)
    expect(await refusalOf(client, answer)).toMatchObject({ reason: 'social-expired' })

    const other = await answered(client, { email: anAddress() })
    const mixed = { ...(await answered(client, { email: anAddress() })), code: other.code }
    expect(await refusalOf(client, mixed)).toMatchObject({ reason: 'social-rejected' })
    expect(await refusalOf(client, { ...other, state: 'x'.repeat(43) })).toMatchObject({
      reason: 'social-expired',
    })
    expect(await refusalOf(client, { ...other, provider: 'far' })).toMatchObject({ reason: 'social-expired' })
    shop.clock.now += 10 * MINUTE_MS + 1
    expect(await refusalOf(client, other)).toMatchObject({ reason: 'social-expired' })
  })

  test('S38: an answer that another issuer has sent is refused', async () => {
    const client = aTestClient(shop.url)
    const answer = await answered(client, { email: anAddress() })
    expect(await refusalOf(client, { ...answer, iss: 'https://other.example' })).toMatchObject({
      reason: 'social-rejected',
    })
  })

  test('S38: state, nonce and the browser’s secret are stored as hashes or with their journey alone', async () => {
    const client = aTestClient(shop.url)
    const asked = new URL(await begun(client)).searchParams
    const stored = JSON.stringify(await rowsOf('social_journey'))
    expect(stored).not.toContain(asked.get('state'))
    expect(stored).not.toContain(client.cookies.get('__Host-social'))
    expect(asked.get('code_challenge_method')).toBe('S256')
    expect(stored).not.toContain(asked.get('code_challenge'))
    expect(asked.get('redirect_uri')).toBe(`${shop.url}/api/login/social/sandbox/return`)
  })

  test('who cancels at the provider comes back with a notice, and nothing has changed', async () => {
    const client = aTestClient(shop.url)
    const before = (await rowsOf('member')).length
    const refusal = await refusalOf(client, await answered(client, 'cancel', '/user/wishlist'))
    expect(refusal).toEqual({
      reason: 'social-cancelled',
      message: 'You have not logged in with Demo ID. Nothing has changed.',
      data: { reason: 'social-cancelled', social: 'Demo ID', back: '/user/wishlist' },
    })
    expect((await rowsOf('member')).length).toBe(before)
  })

  test('a provider that cannot be reached is named (spec 8)', async () => {
    const { status, body } = await aTestClient(shop.url).ask(socialStart, { provider: 'far', back: '/' })
    expect([status, body.message]).toEqual([200, 'Can not fetch Far SDK'])
  })

  test.each(['', 'x', 'google', '../sandbox', 'sandbox '])('there is no provider %j', async (provider) => {
    const { status } = await aTestClient(shop.url).ask(socialStart, { provider, back: '/' })
    expect([400, 404]).toContain(status)
  })

  test('S24: the journey ends on a path of this site, wherever it is asked to', async () => {
    const client = aTestClient(shop.url)
    const { db } = shop.services.store
    await db.deleteFrom('social_journey').execute()
    const foreign = [...UNSAFE_REDIRECTS, ...SAFE_REDIRECTS.filter((target) => !target.startsWith('/'))]
    for (const back of foreign) {
      const { status } = await client.ask(socialStart, { provider: 'sandbox', back })
      expect([200, 400]).toContain(status)
    }
    const stored = (await rowsOf('social_journey')) as { back: string }[]
    expect(stored.length).toBeGreaterThan(60)
    expect([...new Set(stored.map(({ back }) => back))]).toEqual(['/user/dashboard'])
  })

  test('the callback leads to the page in the language in which the journey began, without the code in its address', async () => {
    const client = aTestClient(shop.url)
    const { url } = await client.get(socialStart, { provider: 'sandbox', back: '/' }, { lang: 'fr' })
    const callback = await decided(url, { email: anAddress() })
    const { page, answer } = await returned(callback)
    expect(page).toBe('/fr/account/social')
    expect(answer).toMatchObject({ provider: 'sandbox', state: expect.any(String), code: expect.any(String) })
    expect((await returned(`${shop.url}/api/login/social/sandbox/return?state=x&other=1`)).page).toBe(
      '/account/social',
    )
  })

  test('an answer that the provider posts (Apple) signs in, in the browser that began alone (S38)', async () => {
    const posting = await aShop(engine, {
      env: { SOCIAL_SANDBOX: 'on', SOCIAL_SANDBOX_PORT: '0', SOCIAL_SANDBOX_ANSWERS: 'form_post' },
    })
    const email = anAddress()
    const [client, other] = [aTestClient(posting.url), aTestClient(posting.url)]
    const { url } = await client.get(socialStart, { provider: 'sandbox', back: '/cart' }, { lang: 'fr' })
    const posted = await postedBy(url, { email })
    expect(posted.action).toBe(`${posting.url}/api/login/social/sandbox/return`)
    const { page, answer } = await returnedByPost(posted)
    expect(page).toBe('/fr/account/social')
    await begun(other)
    expect(await refusalOf(other, answer)).toMatchObject({ reason: 'social-expired' })
    expect((await client.get(socialFinish, answer)).userInfo.email).toBe(email)
    expect(await refusalOf(client, answer)).toMatchObject({ reason: 'social-expired' })
    const cancelled = new URLSearchParams({ error: 'user_cancelled_authorize', state: 'x', more: 'y' })
    expect((await returnedByPost({ ...posted, fields: cancelled })).answer).toEqual({
      provider: 'sandbox',
      state: 'x',
      error: 'user_cancelled_authorize',
    })
    const long = { method: 'POST', body: new URLSearchParams({ state: 'x'.repeat(20_000) }) }
    expect((await fetch(posted.action, long)).status).toBe(413)
    await posting.close()
  })

  test('S29: a tablet in a store sends nobody to another provider', async () => {
    const tablet = aTestClient(shop.url, { cookie: '__Host-kiosk=abc' })
    expect((await tablet.ask(socialStart, { provider: 'sandbox', back: '/' })).status).toBe(403)
  })
})
