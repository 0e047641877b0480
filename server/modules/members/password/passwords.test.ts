import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changePassword, userInfo } from '#contract/account/customer.contract.ts'
import {
  confirmAndLogin,
  confirmEmail,
  forgotPassword,
  login,
  resetPassword,
} from '#contract/account/login.contract.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aRegisteredMember, deliveredMails, PASSWORD, tokenIn } from '#tests/world/people/members.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'

const NEW = 'lantern-28-silk'

describe.each(ENGINES)('passwords and links on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine)
  })
  afterAll(() => shop.close())

  const guest = () => aTestClient(shop.url)
  const canSignIn = async (email: string, password: string) =>
    (await guest().ask(login, { email, password })).body.code === 200
  /** The newest link of this kind that was mailed to the address. */
  async function linkTo(email: string, path: string) {
    const mails = await deliveredMails(shop)
    return tokenIn(mails.findLast(({ to, text }) => to === email && text.includes(path)))
  }
  async function forgotten(email: string) {
    shop.clock.now += MINUTE_MS
    await guest().get(forgotPassword, { email })
    return linkTo(email, '/resetpwd#')
  }

  test('a forgotten password: the mailed link sets another, once, and signs out every device (S7, S3)', async () => {
    const { client, email } = await aRegisteredMember(shop)
    const token = await forgotten(` ${email.toUpperCase()} `.trim().toLowerCase())
    expect(await canSignIn(email, PASSWORD)).toBe(true)
    await guest().get(resetPassword, { token, password: NEW })
    expect([await canSignIn(email, PASSWORD), await canSignIn(email, NEW)]).toEqual([false, true])
    expect((await client.ask(userInfo, {})).status).toBe(401)
    expect((await guest().ask(resetPassword, { token, password: PASSWORD })).body.data).toEqual({
      reason: 'link-invalid',
    })
    expect(await canSignIn(email, NEW)).toBe(true)
  })

  test.each([
    [DAY_MS, true],
    [DAY_MS + 1, false],
  ])('S7: a reset link works for 24 hours: %i ms later %s (spec 8)', async (ms, works) => {
    const { email } = await aRegisteredMember(shop)
    const token = await forgotten(email)
    shop.clock.now += ms
    const { body } = await guest().ask(resetPassword, { token, password: NEW })
    expect(body.code === 200).toBe(works)
    expect(await canSignIn(email, NEW)).toBe(works)
  })

  test('S7: only the newest link works', async () => {
    const { email } = await aRegisteredMember(shop)
    const [first, second] = [await forgotten(email), await forgotten(email)]
    expect((await guest().ask(resetPassword, { token: first, password: NEW })).body.code).not.toBe(200)
    expect((await guest().ask(resetPassword, { token: second, password: NEW })).body.code).toBe(200)
  })

  test('S7: of two uses at once, one counts', async () => {
    const { email } = await aRegisteredMember(shop)
    const token = await forgotten(email)
    const codes = await Promise.all(
      [NEW, 'other-29-silk', 'third-30-silk'].map(
        async (password) => (await guest().ask(resetPassword, { token, password })).body.code,
      ),
    )
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
  })

  test('S7: a refused password leaves the link usable, and no token is stored', async () => {
    const { email } = await aRegisteredMember(shop)
    const token = await forgotten(email)
    const { body } = await guest().ask(resetPassword, { token, password: 'short' })
    expect(body.data).toMatchObject({ reason: 'password-wrong', problem: 'too-short' })
    const { db } = shop.services.store
    const rows = [
      await db.selectFrom('member_link').selectAll().execute(),
      await db.selectFrom('outbox').selectAll().execute(),
    ]
    expect(JSON.stringify(rows)).not.toContain(token)
    await guest().get(resetPassword, { token, password: NEW })
  })

  test('S6: a request for an unknown address has the same answer, and no mail', async () => {
    await deliveredMails(shop)
    const { email } = await aRegisteredMember(shop)
    await deliveredMails(shop)
    const known = await guest().ask(forgotPassword, { email })
    const unknown = await guest().ask(forgotPassword, { email: 'nobody@example.com' })
    expect([unknown.status, unknown.body.data]).toEqual([known.status, known.body.data])
    expect((await deliveredMails(shop)).map(({ to }) => to)).toEqual([email])
  })

  test('S33: however often it is requested, one mail a minute is sent', async () => {
    const { email } = await aRegisteredMember(shop)
    await deliveredMails(shop)
    shop.clock.now += MINUTE_MS - (shop.clock.now % MINUTE_MS)
    for (let times = 0; times < 5; times++) await guest().get(forgotPassword, { email })
    expect(await deliveredMails(shop)).toHaveLength(1)
  })

  test('a new member gets one mail, whose link confirms the address (spec 4.15)', async () => {
    const { client, email } = await aRegisteredMember(shop)
    const token = await linkTo(email, '/user/settings/Email-Confirm#')
    expect((await client.get(userInfo, {})).userInfo.emailConfirmed).toBe(false)
    await client.get(confirmEmail, { token })
    expect((await client.get(userInfo, {})).userInfo.emailConfirmed).toBe(true)
    expect((await client.ask(confirmEmail, { token })).body.data).toEqual({ reason: 'link-invalid' })
  })

  test('S38: the click of an address’s owner does not make the account of a stranger theirs', async () => {
    const { client: stranger, email } = await aRegisteredMember(shop)
    const { client: other } = await aRegisteredMember(shop)
    const token = await linkTo(email, '/user/settings/Email-Confirm#')
    for (const caller of [guest(), other])
      expect((await caller.ask(confirmEmail, { token })).body.data).toEqual({
        reason: 'password-needed',
        email,
        maySetPassword: true,
      })
    expect((await guest().ask(confirmAndLogin, { token, password: 'guess-11' })).body.data).toEqual({
      reason: 'sign-in-wrong',
    })
    expect((await stranger.get(userInfo, {})).userInfo.emailConfirmed).toBe(false)
    // The owner of the address sets a password by the same link: what was there before is revoked.
    await guest().get(resetPassword, { token, password: 'other-29-lantern' })
    expect((await stranger.ask(userInfo, {})).status).toBe(401)
    expect([await canSignIn(email, PASSWORD), await canSignIn(email, 'other-29-lantern')]).toEqual([
      false,
      true,
    ])
    const owner = guest()
    const { userInfo: mine } = await owner.get(login, { email, password: 'other-29-lantern' })
    expect(mine.emailConfirmed).toBe(true)
    expect((await owner.ask(confirmEmail, { token })).body.data).toEqual({ reason: 'link-invalid' })
  })

  test('another browser confirms with the password of the account, and is signed in (spec 4.15)', async () => {
    const { client, email } = await aRegisteredMember(shop)
    const token = await linkTo(email, '/user/settings/Email-Confirm#')
    const phone = guest()
    expect((await phone.ask(confirmEmail, { token })).body.data).toMatchObject({ reason: 'password-needed' })
    const entered = await phone.get(confirmAndLogin, { token, password: PASSWORD })
    expect(entered.userInfo).toMatchObject({ email, emailConfirmed: true })
    for (const device of [client, phone])
      expect((await device.get(userInfo, {})).userInfo.emailConfirmed).toBe(true)
    expect((await guest().ask(confirmAndLogin, { token, password: PASSWORD })).body.data).toEqual({
      reason: 'link-invalid',
    })
  })

  test('S7: the link that confirms sets no password once the address is confirmed', async () => {
    const { client, email } = await aRegisteredMember(shop)
    const token = await linkTo(email, '/user/settings/Email-Confirm#')
    await shop.services.store.db
      .updateTable('member')
      .set({ email_confirmed_at: 1 })
      .where('email', '=', email)
      .execute()
    expect((await guest().ask(resetPassword, { token, password: NEW })).body.data).toEqual({
      reason: 'link-invalid',
    })
    expect((await client.ask(userInfo, {})).status).toBe(200)
  })

  test.each([
    [72 * HOUR_MS, true],
    [72 * HOUR_MS + 1, false],
  ])('S7: a confirmation link works for 72 hours: %i ms later %s (spec 8)', async (ms, works) => {
    const { client, email } = await aRegisteredMember(shop)
    const token = await linkTo(email, '/user/settings/Email-Confirm#')
    shop.clock.now += ms
    expect((await client.ask(confirmEmail, { token })).body.code === 200).toBe(works)
  })

  test.each([
    ['', 'the empty text'],
    ['x'.repeat(43), 'an unknown one'],
    ['../../etc', 'a path'],
  ])('%j (%s) is no token', async (token) => {
    const { status, body } = await guest().ask(confirmEmail, { token })
    expect([200, 400]).toContain(status)
    expect(body.code).not.toBe(200)
  })

  test('a change of the password signs out the other devices, and keeps this one (S2, S3)', async () => {
    const { client, email } = await aRegisteredMember(shop)
    const laptop = guest()
    await laptop.get(login, { email, password: PASSWORD })
    const before = client.cookies.get('__Host-sid')
    await client.get(changePassword, { oldPassword: PASSWORD, password: NEW })
    expect(client.cookies.get('__Host-sid')).not.toBe(before)
    expect((await client.ask(userInfo, {})).status).toBe(200)
    expect((await laptop.ask(userInfo, {})).status).toBe(401)
    expect([await canSignIn(email, PASSWORD), await canSignIn(email, NEW)]).toEqual([false, true])
    const mails = await deliveredMails(shop)
    expect(mails.filter(({ to }) => to === email).at(-1)?.subject).toBe('Your password was changed')
  })

  test.each([
    ['silk-00-lantern', NEW, 'The old password is incorrect.', { reason: 'old-password-wrong' }],
    [PASSWORD, PASSWORD, 'Please choose another password.', { problem: 'same-as-old' }],
    [PASSWORD, 'abcdef', 'Please choose another password.', { problem: 'kinds' }],
  ])('a change from %j to %j is refused: %s (spec 5)', async (...row) => {
    const [oldPassword, password, message, data] = row
    const { client } = await aRegisteredMember(shop)
    const { body } = await client.ask(changePassword, { oldPassword, password })
    expect(body.message).toBe(message)
    expect(body.data).toMatchObject(data)
  })
})

describe.each(ENGINES)('wrong passwords on %s', (engine) => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop(engine, { env: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } })
  })
  afterAll(() => shop.close())

  const from = (ip: string) => aTestClient(shop.url, { 'x-forwarded-for': ip })

  test('S5: a network that guesses is refused; the member signs in from elsewhere', async () => {
    const { email } = await aRegisteredMember(shop)
    const codes: unknown[] = []
    for (let guess = 0; guess < 12; guess++)
      codes.push((await from('203.0.113.7').ask(login, { email, password: `guess-${guess}` })).body.code)
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 4050))
    expect(codes.slice(10)).toEqual([429, 429])
    expect((await from('203.0.113.7').ask(login, { email, password: PASSWORD })).status).toBe(429)
    expect((await from('198.51.100.9').ask(login, { email, password: PASSWORD })).body.code).toBe(200)
  })

  test('S5: of guesses that arrive together no more are compared than of guesses in a row', async () => {
    const { email } = await aRegisteredMember(shop)
    const answers = await Promise.all(
      Array.from({ length: 55 }, (_, at) =>
        from('203.0.113.55').ask(login, { email, password: `guess-${at}` }),
      ),
    )
    const codes = answers.map(({ body }) => body.code)
    expect(codes.filter((code) => code === 4050)).toHaveLength(10)
    expect(codes.filter((code) => code === 429)).toHaveLength(45)
  })

  test('S5: right passwords that arrive together are no guesses', async () => {
    const { email } = await aRegisteredMember(shop)
    for (let round = 0; round < 4; round++) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => from('203.0.113.56').ask(login, { email, password: PASSWORD })),
      )
      expect(answers.map(({ body }) => body.code)).toEqual(Array.from({ length: 8 }, () => 200))
    }
  })

  test('S5: a budget written by a clock that was a day ahead is over', async () => {
    const { email } = await aRegisteredMember(shop)
    const guess = async () => (await from('203.0.113.57').ask(login, { email, password: 'guess' })).body.code
    shop.clock.now += DAY_MS
    for (let times = 0; times < 11; times++) await guess()
    expect(await guess()).toBe(429)
    shop.clock.now -= DAY_MS
    expect(await guess()).toBe(4050)
  })

  test('S5: guesses from many networks delay a sign-in and never refuse it', async () => {
    const { email } = await aRegisteredMember(shop)
    await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        from(`10.${at}.1.1`).ask(login, { email, password: `guess-${at}` }),
      ),
    )
    expect((await from('198.51.100.9').ask(login, { email, password: PASSWORD })).body.code).toBe(200)
  })

  test('the right password makes a network’s earlier mistakes forgotten', async () => {
    const { email } = await aRegisteredMember(shop)
    const home = from('198.51.100.77')
    for (let round = 0; round < 3; round++) {
      for (let guess = 0; guess < 9; guess++) await home.ask(login, { email, password: `guess-${guess}` })
      expect((await home.ask(login, { email, password: PASSWORD })).body.code).toBe(200)
    }
  })
})
