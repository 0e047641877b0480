import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addBirthday, changePhone, userInfo } from '#contract/account/customer.contract.ts'
import { login, register } from '#contract/account/login.contract.ts'
import { myProfile, saveProfile } from '#contract/account/profile.contract.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aRegisteredMember, deliveredMails, PASSWORD } from '#tests/world/people/members.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aDevice, aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'

type Hostile = Parameters<typeof saveProfile.operation>[0]

describe.each(ENGINES)('a profile on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine)
  })
  afterAll(() => shop.close())

  const profileOf = async (client: TestClient) => (await client.get(userInfo, {})).userInfo
  const rowOf = async (client: TestClient) => {
    const { customersId } = await profileOf(client)
    const members = shop.services.store.db.selectFrom('member').selectAll()
    return members.where('id', '=', customersId).executeTakeFirstOrThrow()
  }

  test('a change sets what it names, without spaces around it, and the rest stays (spec 3)', async () => {
    const { client, email } = await aRegisteredMember(shop)
    const before = await client.get(myProfile, {})
    const saved = await client.get(saveProfile, { nickname: ' Mimi ', country: 'MY' }, aDevice().next())
    expect(saved).toEqual({ ...before, version: before.version + 1, nickname: 'Mimi', country: 'MY' })
    expect(await client.get(myProfile, {})).toEqual(saved)
    const unchanged = { email, birthday: '1990-02-28', mobile: '+6591234567', lastName: 'Tan' }
    expect(await profileOf(client)).toMatchObject({ ...unchanged, nickname: 'Mimi', country: 'MY' })
  })

  test('a device gets neither e-mail nor phone nor birthday with it (decision 0100)', async () => {
    const { client, email } = await aRegisteredMember(shop)
    const text = JSON.stringify(await client.get(myProfile, {}))
    for (const part of [email, '91234567', '1990-02-28']) expect(text).not.toContain(part)
  })

  describe('a birthday that is missing (spec 5)', () => {
    const withoutBirthday = async () => {
      const member = await aRegisteredMember(shop)
      const { db } = shop.services.store
      await db.updateTable('member').set({ birthday: '' }).where('email', '=', member.email).execute()
      return member
    }
    const reasonOf = async (client: TestClient, birthday: string) =>
      (await client.ask(addBirthday, { birthday })).body.data

    test('is added once, and cannot be changed after submission', async () => {
      const { client } = await withoutBirthday()
      await client.get(addBirthday, { birthday: '1990-02-28' })
      expect((await profileOf(client)).birthday).toBe('1990-02-28')
      // A repeated call whose answer was lost.
      await client.get(addBirthday, { birthday: '1990-02-28' })
      const { body } = await client.ask(addBirthday, { birthday: '1991-02-28' })
      expect([body.data, body.message]).toEqual([
        { reason: 'birthday-set' },
        'The birthday cannot be changed after submission.',
      ])
      expect((await profileOf(client)).birthday).toBe('1990-02-28')
    })

    test('of two devices at once one adds it', async () => {
      const { client, email } = await withoutBirthday()
      const phone = aTestClient(shop.url)
      await phone.get(login, { email, password: PASSWORD })
      const bodies = await Promise.all([
        client.ask(addBirthday, { birthday: '1990-02-28' }),
        phone.ask(addBirthday, { birthday: '1991-03-01' }),
      ])
      expect(bodies.map(({ body }) => body.code).toSorted()).toEqual([200, 4123])
    })

    test.each(['', '1990-02-30', '2999-01-01', '1800-01-01', '28.02.1990'])(
      'is a day that has been: %j',
      async (day) => {
        const { client } = await withoutBirthday()
        expect(await reasonOf(client, day)).toMatchObject({ reason: 'profile-wrong' })
        expect((await profileOf(client)).birthday).toBe('')
      },
    )

    test('is added by its member alone', async () => {
      expect((await aTestClient(shop.url).ask(addBirthday, { birthday: '1990-02-28' })).status).toBe(401)
      const { client } = await aRegisteredMember(shop)
      expect(await reasonOf(client, '1991-02-28')).toEqual({ reason: 'birthday-set' })
    })
  })

  test('two devices change different fields, and the later one wins where they are the same (offline.md D3)', async () => {
    const { client, email } = await aRegisteredMember(shop)
    const phone = aTestClient(shop.url)
    await phone.get(login, { email, password: PASSWORD })
    await client.get(saveProfile, { firstName: 'Siân', nickname: 'Si' }, aDevice().next())
    await phone.get(saveProfile, { lastName: 'Lim', nickname: 'Sisi' }, aDevice().next())
    const both = { firstName: 'Siân', lastName: 'Lim', nickname: 'Sisi' }
    for (const device of [client, phone]) expect(await profileOf(device)).toMatchObject(both)
  })

  test('an operation counts once, also when its answer was lost', async () => {
    const { client } = await aRegisteredMember(shop)
    const device = aDevice()
    const place = device.next()
    await client.get(saveProfile, { nickname: 'First' }, place)
    await client.get(saveProfile, { nickname: 'Second' }, device.next())
    const again = await client.get(saveProfile, { nickname: 'First' }, place)
    expect(again.nickname).toBe('Second')
  })

  test.each([
    ['no nickname', { nickname: ' ' }, { nickname: 'required' }],
    ['a first name of 51 characters', { firstName: 'x'.repeat(51) }, { firstName: 'too-long' }],
    ['no last name', { lastName: '' }, { lastName: 'required' }],
    ['a country without registration', { country: 'JP' }, { country: 'invalid' }],
    [
      'two wrong fields beside a right one',
      { nickname: '', country: 'XX', firstName: 'Siân' },
      { nickname: 'required', country: 'invalid' },
    ],
  ])('%s is refused by field, and nothing changes (spec 5, 9.10)', async (_, change, problems) => {
    const { client } = await aRegisteredMember(shop)
    const before = await client.get(myProfile, {})
    const { status, body } = await client.ask(saveProfile, change, aDevice().next())
    expect([status, body]).toMatchObject([
      200,
      { code: 4080, message: 'Please check what you entered.', data: { reason: 'profile-wrong', problems } },
    ])
    expect(await client.get(myProfile, {})).toEqual(before)
  })

  test.each([
    ['birthday', '1991-01-01'],
    ['email', 'other@example.com'],
    ['phone', '+6590000000'],
    ['mobile', '+6590000000'],
    ['isGuide', '1'],
    ['role', 'staff'],
    ['guideCode', 'GRACE01'],
    ['customersId', 'f'.repeat(32)],
    ['emailConfirmed', '1'],
    ['email_confirmed_at', '1'],
    ['points', '1000'],
    ['profile_version', '99'],
  ])('S9: %s cannot be set with the profile', async (field, value) => {
    const { client } = await aRegisteredMember(shop)
    const before = await rowOf(client)
    const hostile = { nickname: 'Mimi', [field]: value } as Hostile
    const { status, body } = await client.ask(saveProfile, hostile, aDevice().next())
    expect([status, body.code]).toEqual([400, 400])
    expect(await rowOf(client)).toEqual(before)
  })

  test('S8: a guest has no profile, and a cookie that names a member gives none', async () => {
    const { client } = await aRegisteredMember(shop)
    const { customersId } = await profileOf(client)
    const guest = aTestClient(shop.url)
    guest.cookies.set('customers-id', customersId)
    for (const asked of [
      await guest.ask(userInfo, {}),
      await guest.ask(myProfile, {}),
      await guest.ask(saveProfile, { nickname: 'Mallory' }, aDevice().next()),
      await guest.ask(changePhone, { country: 'SG', phone: '98765432' }),
    ])
      expect([asked.status, asked.body.data]).toMatchObject([401, { reason: 'sign-in-needed' }])
    expect((await profileOf(client)).nickname).toBe('Mei')
  })

  describe('the phone', () => {
    test('is changed at once, stored with its country code, and the member is mailed', async () => {
      const { client, email } = await aRegisteredMember(shop)
      await deliveredMails(shop)
      await client.get(changePhone, { country: 'MY', phone: '123456789' })
      expect(await profileOf(client)).toMatchObject({ mobile: '+60123456789', country: 'SG' })
      const [mail, ...others] = await deliveredMails(shop)
      expect([mail?.to, mail?.subject, others]).toEqual([email, 'Your phone number was changed', []])
      expect(mail?.text).toContain('ends in 789')
      expect(mail?.text).not.toContain('123456789')
    })

    test('the number that is there already changes nothing and mails nothing', async () => {
      const { client } = await aRegisteredMember(shop)
      await deliveredMails(shop)
      await client.get(changePhone, { country: 'SG', phone: '91234567' })
      expect(await deliveredMails(shop)).toEqual([])
    })

    test.each([
      ['91 23 45 67', 'SG', 'digits-only'],
      ['+6591234567', 'SG', 'digits-only'],
      ['', 'SG', 'required'],
      ['912', 'SG', 'phone-number'],
      ['91234567', 'XX', 'phone-number'],
    ])('%j of %s is refused: %s (spec 5)', async (phone, country, problem) => {
      const { client } = await aRegisteredMember(shop)
      const { body } = await client.ask(changePhone, { country, phone })
      expect(body).toMatchObject({ code: 4080, data: { problems: { phone: problem } } })
      expect((await profileOf(client)).mobile).toBe('+6591234567')
    })

    test('needs a sign-in of the last ten minutes', async () => {
      const { client } = await aRegisteredMember(shop)
      shop.clock.now += 10 * MINUTE_MS + 1
      const { status } = await client.ask(changePhone, { country: 'SG', phone: '98765432' })
      expect(status).toBe(401)
      expect((await profileOf(client)).mobile).toBe('+6591234567')
    })
  })

  test('S9: a registration sets no new address and no version', async () => {
    const extra = { new_email: 'other@example.com', profile_version: '9' }
    await expect(
      aRegisteredMember(shop, extra as Partial<Parameters<typeof register.operation>[0]>),
    ).rejects.toThrow('400')
  })
})
