import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cartAdd, cartList } from '#contract/buying/cart.contract.ts'
import { userInfo } from '#contract/account/customer.contract.ts'
import { login, logout, register } from '#contract/account/login.contract.ts'
import { commonInfo } from '#contract/catalog/navigation.contract.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aRegisteredMember, aRegistration, PASSWORD } from '#tests/world/people/members.ts'
import { somePieces, type Piece } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'

const sessionOf = ({ cookies }: TestClient) => cookies.get('__Host-sid')

describe.each(ENGINES)('members on %s', (engine) => {
  let shop: Shop
  let piece: (at: number) => Piece
  beforeAll(async () => {
    shop = await aShop(engine)
    piece = await somePieces(shop)
  })
  afterAll(() => shop.close())

  const item = (at: number) => ({ sku: piece(at).sku, productId: piece(at).productId, qty: 1 })
  const skusOf = async (client: TestClient) =>
    (await client.get(cartList, {})).cartInfo.list.map(({ sku }) => sku).sort()

  test('who registers is signed in, and known on every page (spec 4.1)', async () => {
    const client = aTestClient(shop.url)
    const registration = aRegistration({ email: ' Anna.Lim@Example.com ' })
    const { userInfo: info } = await client.get(register, registration)
    expect(info).toMatchObject({ nickname: 'Mei', email: 'anna.lim@example.com', emailConfirmed: false })
    expect(info.customersId).toMatch(/^[0-9a-f]{32}$/)
    expect(await client.get(commonInfo, {})).toMatchObject({
      isLogin: 1,
      isGuide: 0,
      nickname: 'Mei',
      email: 'anna.lim@example.com',
      customersId: info.customersId,
    })
    expect((await client.get(userInfo, {})).userInfo).toMatchObject({
      firstName: 'Mei',
      lastName: 'Tan',
      mobile: '+6591234567',
      country: 'SG',
      birthday: '1990-02-28',
    })
    expect(client.cookies.get('customers-id')).toBe(info.customersId)
  })

  test('the guest’s bag becomes the member’s at registration, and meets another device at sign-in (offline.md D8)', async () => {
    const phone = aTestClient(shop.url)
    await phone.get(cartAdd, item(0))
    const registration = aRegistration()
    await phone.get(register, registration)
    expect(await skusOf(phone)).toEqual([piece(0).sku])
    const laptop = aTestClient(shop.url)
    await laptop.get(cartAdd, item(1))
    const { email, password } = registration
    await laptop.get(login, { email, password })
    const both = [piece(0).sku, piece(1).sku].sort()
    expect([await skusOf(phone), await skusOf(laptop)]).toEqual([both, both])
    await laptop.get(login, { email, password })
    expect(await skusOf(laptop)).toEqual(both)
  })

  test('S2: every sign-in has a new session, and the one before it is dead', async () => {
    const { client, email } = await aRegisteredMember(shop)
    const before = sessionOf(client)
    const fixed = aTestClient(shop.url, { cookie: `__Host-sid=${before}` })
    expect((await fixed.get(commonInfo, {})).isLogin).toBe(1)
    await client.get(login, { email, password: PASSWORD })
    expect(sessionOf(client)).not.toBe(before)
    expect((await fixed.get(commonInfo, {})).isLogin).toBe(0)
    expect((await client.get(commonInfo, {})).isLogin).toBe(1)
  })

  test('S2: a guest’s session does not become the member’s', async () => {
    const attacker = aTestClient(shop.url)
    await attacker.get(cartAdd, item(0))
    const stolen = sessionOf(attacker) ?? ''
    const { email } = await aRegisteredMember(shop)
    const victim = aTestClient(shop.url)
    victim.cookies.set('__Host-sid', stolen)
    await victim.get(login, { email, password: PASSWORD })
    expect(await attacker.get(commonInfo, {})).toMatchObject({ isLogin: 0, email: '' })
  })

  test('S1: no response has the session in its body, and the database has its hash only', async () => {
    const { client, email } = await aRegisteredMember(shop)
    const token = sessionOf(client) ?? ''
    const { body } = await client.ask(login, { email, password: PASSWORD })
    expect(token.length).toBeGreaterThan(40)
    expect(JSON.stringify(body)).not.toContain(sessionOf(client))
    const rows = await shop.services.store.db.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(sessionOf(client))
    const [member] = await shop.services.store.db
      .selectFrom('member')
      .selectAll()
      .where('email', '=', email)
      .execute()
    expect(member?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  test('the cookie with the customer’s id opens nothing (spec 4.1)', async () => {
    const { client } = await aRegisteredMember(shop)
    const id = client.cookies.get('customers-id')
    const forged = aTestClient(shop.url, { cookie: `customers-id=${id}` })
    expect((await forged.get(commonInfo, {})).isLogin).toBe(0)
    expect((await forged.ask(userInfo, {})).status).toBe(401)
  })

  test('a sign-out ends the session and takes the cookies (spec 4.1)', async () => {
    const { client } = await aRegisteredMember(shop)
    const left = aTestClient(shop.url, { cookie: `__Host-sid=${sessionOf(client)}` })
    const { headers } = await client.ask(logout, {})
    expect(headers.getSetCookie().join('\n')).toContain('customers-id=; Max-Age=0')
    expect((await left.get(commonInfo, {})).isLogin).toBe(0)
    expect((await left.ask(userInfo, {})).status).toBe(401)
  })

  test('a second member who signs in on the same device takes nothing of the first', async () => {
    const { client } = await aRegisteredMember(shop)
    await client.get(cartAdd, item(0))
    const other = await aRegisteredMember(shop)
    await client.get(login, { email: other.email, password: PASSWORD })
    expect(await skusOf(client)).toEqual([])
  })

  test('S6: an unknown address and a wrong password have one answer', async () => {
    const { email } = await aRegisteredMember(shop)
    const answers = await Promise.all(
      [
        { email, password: 'silk-28-lantern' },
        { email: 'nobody@example.com', password: PASSWORD },
        { email: 'nobody', password: PASSWORD },
        { email, password: '' },
        { email, password: 'x'.repeat(1_000) },
      ].map((input) => aTestClient(shop.url).ask(login, input)),
    )
    for (const { status, body } of answers)
      expect([status, body.code, body.data]).toEqual([200, 4050, { reason: 'sign-in-wrong' }])
  })

  test.each([
    ['email', 'mei@', { reason: 'registration-wrong', problems: { email: 'invalid' } }],
    ['phone', 'mei', { reason: 'registration-wrong', problems: { phone: 'digits-only' } }],
    ['birthday', '2999-01-01', { reason: 'registration-wrong', problems: { birthday: 'invalid' } }],
    ['country', 'US', { reason: 'registration-wrong' }],
    ['agreement', false, { reason: 'registration-wrong', problems: { agreement: 'required' } }],
    ['password', 'abc12', { reason: 'password-wrong', field: 'password', problem: 'too-short' }],
    ['password', 'password1', { reason: 'password-wrong', problem: 'common' }],
    ['password', 'Vanda2026', { reason: 'password-wrong', problem: 'common' }],
    ['firstName', 'x'.repeat(51), { reason: 'registration-wrong', problems: { firstName: 'too-long' } }],
  ] as const)('registration with %s %j is refused with the reason (spec 5)', async (field, value, data) => {
    const { body } = await aTestClient(shop.url).ask(register, aRegistration({ [field]: value }))
    expect(body.data).toMatchObject(data)
  })

  test('an address registers once, also in two spellings and at the same moment (spec 8)', async () => {
    const registration = aRegistration({ email: 'Twice@Example.com' })
    const [one, other] = await Promise.all([
      aTestClient(shop.url).ask(register, registration),
      aTestClient(shop.url).ask(register, { ...registration, email: 'twice@example.com' }),
    ])
    const codes = [one.body.code, other.body.code].sort()
    expect(codes).toEqual([200, 4053])
    const refused = one.body.code === 200 ? other : one
    expect(refused.body.message).toBe('This account already exists.')
  })

  test.each(['role', 'isGuide', 'email_confirmed_at', 'guide_code', 'id', 'points'])(
    'S9: registration takes no field %s',
    async (field) => {
      const { status } = await aTestClient(shop.url).ask(register, {
        ...aRegistration(),
        [field]: 'guide',
      } as never)
      expect(status).toBe(400)
    },
  )
})
