import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { changeEmail, sendConfirmation } from '#contract/account/customer.contract.ts'
import { forgotPassword, login, register } from '#contract/account/login.contract.ts'
import { MINUTE_MS } from '#domain/time-units.ts'
import { recordStatements } from '#tests/world/requests/counted-statements.ts'
import { aRegisteredMember, aRegistration, PASSWORD } from '#tests/world/people/members.ts'
import type { Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'

/**
 * Time tells an attacker what the words do not (trust.md S6). A test of times fails on a busy machine: this one compares what
 * takes the time, password hashings and statements, in their order. The statements are the same on both databases.
 */
const { hashings } = vi.hoisted(() => ({ hashings: [] as string[] }))
vi.mock('@node-rs/argon2', async (original) => {
  const argon = await original<typeof import('@node-rs/argon2')>()
  return {
    ...argon,
    hash: (...given: Parameters<typeof argon.hash>) => {
      hashings.push('hash')
      return argon.hash(...given)
    },
    verify: (...given: Parameters<typeof argon.verify>) => {
      // Memory and passes, which the stored hash names, make the time.
      hashings.push(`verify ${String(given[0]).split('$').slice(1, 4).join(' ')}`)
      return argon.verify(...given)
    },
  }
})

let shop: Shop
beforeAll(async () => {
  // Test files of this project share their modules, and another one may have loaded the server without the counter.
  vi.resetModules()
  const { aShop } = await import('#tests/world/shops/shop.ts')
  shop = await aShop('sqlite', { env: { RATE_LIMITS: 'on' } })
  // The hash that stands in for a missing one is made once.
  await aTestClient(shop.url).ask(login, { email: 'first@example.com', password: PASSWORD })
})
afterAll(() => shop.close())

async function workOf(call: () => Promise<unknown>) {
  hashings.length = 0
  const statements = (await recordStatements(call)).map(({ sql }) => sql)
  return { hashings: [...hashings], statements }
}

test('S6: a login does the same work for a wrong password, an unknown address and a member without a password', async () => {
  const [{ email }, without] = [await aRegisteredMember(shop), await aRegisteredMember(shop)]
  const { db } = shop.services.store
  await db.updateTable('member').set({ password: null }).where('email', '=', without.email).execute()
  const attempt = (to: string) =>
    workOf(() => aTestClient(shop.url).ask(login, { email: to, password: 'other-29-lantern' }))
  const known = await attempt(email)
  expect(known.hashings).toEqual([expect.stringMatching(/^verify argon2id /)])
  expect(known.statements.length).toBeGreaterThan(3)
  expect(await attempt('unknown@example.com')).toEqual(known)
  expect(await attempt(without.email)).toEqual(known)
})

test('S6: a forgotten password does the same work for an unknown address', async () => {
  const { email } = await aRegisteredMember(shop)
  const request = (to: string) => workOf(() => aTestClient(shop.url).ask(forgotPassword, { email: to }))
  const known = await request(email)
  expect(known.statements.some((sql) => sql.startsWith('insert into "outbox"'))).toBe(true)
  expect(known.hashings).toEqual([])
  expect(await request('unknown@example.com')).toEqual(known)
})

test('S6: a new address does the same work when it has an account', async () => {
  const [{ client }, { email }] = [await aRegisteredMember(shop), await aRegisteredMember(shop)]
  const change = (to: string) => workOf(() => client.get(changeEmail, { email: to }))
  const free = await change('free@example.com')
  shop.clock.now += MINUTE_MS
  expect(await change(email)).toEqual(free)
})

test('S6: the words of a login and of a forgotten password are the same, whether the address has an account or not', async () => {
  const { email } = await aRegisteredMember(shop)
  const client = aTestClient(shop.url)
  const attempt = async (to: string) => {
    const { status, body } = await client.ask(login, { email: to, password: 'other-29-lantern' })
    return { status, body }
  }
  const wrong = await attempt(email)
  expect(wrong.body.message).toBe('Email or password is not right.')
  expect(await attempt('unknown@example.com')).toEqual(wrong)
  const request = async (to: string) => {
    const { status, body } = await client.ask(forgotPassword, { email: to })
    return { status, body }
  }
  const known = await request(email)
  expect(known.body).toMatchObject({ code: 200, data: {} })
  expect(await request('unknown@example.com')).toEqual(known)
})

test('S6: a confirmation is sent again to the address of who calls alone: the call names none', async () => {
  const { email, client } = await aRegisteredMember(shop)
  const guest = aTestClient(shop.url)
  expect((await guest.ask(sendConfirmation, {})).body.data).toMatchObject({ reason: 'sign-in-needed' })
  for (const asked of [email, 'unknown@example.com'])
    expect((await client.ask(sendConfirmation, { email: asked } as never)).body.data).toMatchObject({
      reason: 'bad-input',
    })
  // The response is the same whether the address is confirmed or not.
  const open = await client.ask(sendConfirmation, {})
  const { db } = shop.services.store
  await db.updateTable('member').set({ email_confirmed_at: 1 }).where('email', '=', email).execute()
  const confirmed = await client.ask(sendConfirmation, {})
  expect([confirmed.status, confirmed.body]).toEqual([open.status, open.body])
})

test('S6: a registration says that an account exists (spec 8), twenty times in ten minutes at most', async () => {
  const { email } = await aRegisteredMember(shop)
  shop.clock.now += 10 * MINUTE_MS
  const ask = async () => (await aTestClient(shop.url).ask(register, aRegistration({ email }))).body
  const answers = []
  for (let asked = 0; asked < 21; asked++) answers.push(await ask())
  expect(new Set(answers.slice(0, 20).map(({ message }) => message))).toEqual(
    new Set(['This account already exists.']),
  )
  expect(answers.at(-1)?.data).toMatchObject({ reason: 'too-many' })
  // Another browser of the same network, and another address, are no way round it.
  const other = await aTestClient(shop.url).ask(register, aRegistration())
  expect(other.body.data).toMatchObject({ reason: 'too-many' })
})
