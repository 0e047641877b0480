import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeEmail, changePassword, keepEmail, userInfo } from '#contract/account/customer.contract.ts'
import { exportData } from '#contract/account/export.contract.ts'
import {
  confirmAndLogin,
  confirmEmail,
  forgotPassword,
  login,
  resetPassword,
} from '#contract/account/login.contract.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import {
  aRegisteredMember,
  aRegistration,
  deliveredMails,
  PASSWORD,
  tokenIn,
} from '#tests/world/people/members.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'

const CONFIRM = '/user/settings/Email-Confirm#'
const aNewAddress = () => aRegistration().email.replace('mei', 'new')

describe.each(ENGINES)('a change of the e-mail address on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine)
  })
  afterAll(() => shop.close())

  const guest = () => aTestClient(shop.url)
  const profileOf = async (client: TestClient) => (await client.get(userInfo, {})).userInfo
  const canSignIn = async (email: string) =>
    (await guest().ask(login, { email, password: PASSWORD })).body.code === 200
  /** Confirms on another device, with the password by default. */
  const confirming = async (token: string, client?: TestClient) =>
    client
      ? (await client.ask(confirmEmail, { token })).body
      : (await guest().ask(confirmAndLogin, { token, password: PASSWORD })).body

  /** A member whose mails are delivered, and a new address that no account has. */
  async function aMember() {
    const member = await aRegisteredMember(shop)
    await deliveredMails(shop)
    return { ...member, next: aNewAddress() }
  }
  /** Asks for the new address and returns the token of its link. */
  async function asked(client: TestClient, email: string) {
    shop.clock.now += MINUTE_MS
    await client.get(changeEmail, { email })
    return tokenIn(
      (await deliveredMails(shop)).find(({ to, text }) => to === email && text.includes(CONFIRM)),
    )
  }

  test('a link to the new address replaces the old one, which stays valid until then (spec 4.15)', async () => {
    const { client, email, next } = await aMember()
    await client.get(changeEmail, { email: ` ${next.toUpperCase()} ` })
    expect(await profileOf(client)).toMatchObject({ email, newEmail: next })
    expect([await canSignIn(email), await canSignIn(next)]).toEqual([true, false])
    const mails = await deliveredMails(shop)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual(
      expect.arrayContaining([
        [next, 'Please confirm your new e-mail address'],
        [email, 'A new e-mail address for your account'],
      ]),
    )
    const token = tokenIn(mails.find(({ to }) => to === next))
    expect((await confirming(token)).code).toBe(200)
    expect([await canSignIn(email), await canSignIn(next)]).toEqual([false, true])
    const [told] = (await deliveredMails(shop)).filter(({ to }) => to === email)
    expect(told?.subject).toBe('The e-mail address of your account was changed')
    expect(told?.text).toContain(next)
  })

  test('the new address counts as confirmed, and the first confirmation of the old one works no more', async () => {
    const { client, email } = await aRegisteredMember(shop)
    const first = tokenIn((await deliveredMails(shop)).find(({ to }) => to === email))
    await confirming(await asked(client, aNewAddress()), client)
    expect((await profileOf(client)).emailConfirmed).toBe(true)
    expect((await confirming(first)).data).toEqual({ reason: 'link-invalid' })
  })

  test('S3: the confirmation signs out every other device, and keeps the one that confirms', async () => {
    const { client, email, next } = await aMember()
    const laptop = guest()
    await laptop.get(login, { email, password: PASSWORD })
    const token = await asked(client, next)
    expect((await confirming(token, client)).code).toBe(200)
    expect((await client.ask(userInfo, {})).status).toBe(200)
    expect((await laptop.ask(userInfo, {})).status).toBe(401)
  })

  test('S38: a browser of another member, or of none, needs the password, and the link sets no new one', async () => {
    const { client, email, next } = await aMember()
    const { client: other } = await aMember()
    const token = await asked(client, next)
    for (const caller of [other, guest()])
      expect((await confirming(token, caller)).data).toEqual({
        reason: 'password-needed',
        email: next,
        maySetPassword: false,
      })
    const { body } = await guest().ask(resetPassword, { token, password: 'other-29-lantern' })
    expect(body.data).toEqual({ reason: 'link-invalid' })
    expect((await profileOf(client)).email).toBe(email)
    const phone = guest()
    await phone.get(confirmAndLogin, { token, password: PASSWORD })
    expect((await client.ask(userInfo, {})).status).toBe(401)
    expect(await profileOf(phone)).toMatchObject({ email: next, emailConfirmed: true })
  })

  test.each([
    [72 * HOUR_MS, true],
    [72 * HOUR_MS + 1, false],
  ])('S7: the link works for 72 hours: %i ms later %s (spec 8)', async (ms, works) => {
    const { client, next } = await aMember()
    const token = await asked(client, next)
    shop.clock.now += ms
    expect((await confirming(token)).code === 200).toBe(works)
    expect(await canSignIn(next)).toBe(works)
  })

  test('S7: the link works once, and of several uses at once one counts', async () => {
    const { client, next } = await aMember()
    const token = await asked(client, next)
    const codes = await Promise.all([1, 2, 3].map(async () => (await confirming(token)).code))
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect((await confirming(token)).data).toEqual({ reason: 'link-invalid' })
  })

  test('S7: only the newest link works: of the same address, and of another one', async () => {
    const { client, next } = await aMember()
    const other = aNewAddress()
    const [first, second] = [await asked(client, next), await asked(client, next)]
    expect((await confirming(first)).code).not.toBe(200)
    const third = await asked(client, other)
    expect((await confirming(second)).code).not.toBe(200)
    expect((await confirming(third)).code).toBe(200)
    expect(await canSignIn(other)).toBe(true)
  })

  test('S7: no token and no reference of the outbox holds what gives access', async () => {
    const { client, next } = await aMember()
    const token = await asked(client, next)
    const { db } = shop.services.store
    const outbox = await db.selectFrom('outbox').selectAll().execute()
    expect(JSON.stringify([outbox, await db.selectFrom('member_link').selectAll().execute()])).not.toContain(
      token,
    )
    expect(outbox.map(({ ref }) => ref).join()).not.toContain(next)
  })

  test('a new address that is kept out stays out, and so does one after a new password', async () => {
    const { client, email, next } = await aMember()
    const kept = await asked(client, next)
    await client.get(keepEmail, {})
    expect((await profileOf(client)).newEmail).toBe('')
    expect((await confirming(kept)).code).not.toBe(200)
    const changed = await asked(client, next)
    await client.get(changePassword, { oldPassword: PASSWORD, password: 'lantern-28-silk' })
    expect((await confirming(changed)).code).not.toBe(200)
    const reset = await asked(client, next)
    await guest().get(forgotPassword, { email })
    const mail = (await deliveredMails(shop)).find(({ text }) => text.includes('/resetpwd#'))
    await guest().get(resetPassword, { token: tokenIn(mail), password: 'other-29-lantern' })
    expect((await confirming(reset)).code).not.toBe(200)
    const row = await shop.services.store.db
      .selectFrom('member')
      .select(['email', 'new_email'])
      .where('email', '=', email)
      .executeTakeFirst()
    expect(row).toEqual({ email, new_email: null })
  })

  test('S7: a link that sets a password works no more once the address has changed', async () => {
    const { client, email, next } = await aMember()
    await guest().get(forgotPassword, { email })
    const mail = (await deliveredMails(shop)).find(({ text }) => text.includes('/resetpwd#'))
    await confirming(await asked(client, next))
    const { body } = await guest().ask(resetPassword, { token: tokenIn(mail), password: 'other-29-lantern' })
    expect(body.data).toEqual({ reason: 'link-invalid' })
  })

  describe('S6: an address that has an account', () => {
    test('has the same answer and the same profile, its owner a mail, and nothing can be confirmed', async () => {
      const { client, email } = await aMember()
      const { email: taken } = await aMember()
      const { client: other, next: free } = await aMember()
      const known = await client.ask(changeEmail, { email: taken })
      const unknown = await other.ask(changeEmail, { email: free })
      expect([known.status, known.body.code, known.body.data]).toEqual([
        unknown.status,
        unknown.body.code,
        unknown.body.data,
      ])
      expect(await profileOf(client)).toMatchObject({ email, newEmail: taken })
      const mails = await deliveredMails(shop)
      const toTaken = mails.filter(({ to }) => to === taken)
      expect(toTaken.map(({ subject }) => subject)).toEqual(['This address has an account already'])
      expect(toTaken[0]?.text).not.toContain(CONFIRM)
      expect(mails.filter(({ to }) => to === email)).toHaveLength(1)
      const links = shop.services.store.db.selectFrom('member_link').selectAll().where('email', '=', taken)
      expect(
        (await links.execute()).filter(({ until }) => until > shop.clock.now + 71 * HOUR_MS),
      ).toHaveLength(1)
      expect(await canSignIn(taken)).toBe(true)
    })

    test('one that has got an account since is not taken over', async () => {
      const { client, email, next } = await aMember()
      const token = await asked(client, next)
      await aRegisteredMember(shop, { email: next })
      expect((await confirming(token)).message).toBe('This account already exists.')
      expect((await profileOf(client)).email).toBe(email)
    })
  })

  test('S33: one mail a minute for an address, however often it is requested', async () => {
    const { client, next } = await aMember()
    shop.clock.now += MINUTE_MS - (shop.clock.now % MINUTE_MS)
    for (let times = 0; times < 5; times++) await client.get(changeEmail, { email: next })
    expect((await deliveredMails(shop)).filter(({ to }) => to === next)).toHaveLength(1)
  })

  test('the mail to the new address, which may be another person’s, names no member', async () => {
    const { client } = await aRegisteredMember(shop, { firstName: 'Quendoline' })
    const next = aNewAddress()
    await client.get(changeEmail, { email: next })
    const [mail] = (await deliveredMails(shop)).filter(({ to }) => to === next)
    expect(`${mail?.text} ${mail?.html}`).not.toContain('Quendoline')
  })

  test.each([
    ['', 'email-wrong', { problem: 'required' }],
    ['mei@', 'email-wrong', { problem: 'invalid' }],
  ])('%j is refused: %s (spec 5)', async (email, reason, data) => {
    const { client } = await aMember()
    const { body } = await client.ask(changeEmail, { email })
    expect(body.data).toMatchObject({ reason, ...data })
    expect((await profileOf(client)).newEmail).toBe('')
  })

  test('the present address is refused, and a new one that waits stays', async () => {
    const { client, email, next } = await aMember()
    await asked(client, next)
    const { body } = await client.ask(changeEmail, { email: email.toUpperCase() })
    expect(body.data).toMatchObject({ reason: 'profile-wrong', problems: { email: 'same' } })
    expect((await profileOf(client)).newEmail).toBe(next)
  })

  test('needs a sign-in of the last ten minutes; a guest and another field are refused (S9)', async () => {
    const { client, email, next } = await aMember()
    expect((await guest().ask(changeEmail, { email: next })).status).toBe(401)
    const hostile = { email: next, customersId: 'f'.repeat(32) }
    expect((await client.ask(changeEmail, hostile)).status).toBe(400)
    shop.clock.now += 10 * MINUTE_MS + 1
    expect((await client.ask(changeEmail, { email: next })).status).toBe(401)
    expect((await profileOf(client)).newEmail).toBe('')
    await client.get(login, { email, password: PASSWORD })
    await client.get(changeEmail, { email: next })
    expect((await client.get(exportData, {})).member).toMatchObject({ email, newEmail: next })
  })
})
