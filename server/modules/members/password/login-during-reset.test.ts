import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changePassword } from '#contract/account/customer.contract.ts'
import { forgotPassword, login, resetPassword } from '#contract/account/login.contract.ts'
import { createShopper, shopperKey } from '#domain/account/shopper.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aRegisteredMember, deliveredMails, PASSWORD, tokenIn } from '#tests/world/people/members.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient } from '#tests/world/shops/test-client.ts'

const NEW = 'lantern-28-silk'

/** On SQLite one transaction writes at a time. */
describe.runIf(ENGINES.includes('postgres'))('a reset that is under way on postgres', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await aShop('postgres')
  })
  afterAll(() => shop.close())

  /** Resolves when as many statements of this database wait for a lock, or when `ended` has. */
  async function waiting(count: number, ended: Promise<unknown>): Promise<void> {
    let isOver = false
    void ended.then(() => (isOver = true))
    for (;;) {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.services.store.db)
      if (isOver || (rows[0]?.n ?? 0) >= count) return
    }
  }

  /** Runs `call` while a reset has written the new password and ended the sessions, and has not committed. */
  async function duringReset<T>(email: string, call: () => Promise<T>): Promise<T> {
    await aTestClient(shop.url).get(forgotPassword, { email })
    const token = tokenIn((await deliveredMails(shop)).findLast(({ to }) => to === email))
    const { db } = shop.services.store
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: locked, resolve: onLocked } = Promise.withResolvers<void>()
    // The mail is what a reset writes last.
    const holder = db.transaction().execute(async (tx) => {
      await sql`lock table outbox in exclusive mode`.execute(tx)
      onLocked()
      await released
    })
    await locked
    const reset = aTestClient(shop.url).get(resetPassword, { token, password: NEW })
    await waiting(1, reset)
    const called = call()
    await waiting(2, called)
    release()
    await Promise.all([holder, reset])
    return called
  }
  const sessionsOf = (client: ReturnType<typeof aTestClient>) =>
    shop.services.store.db
      .selectFrom('session')
      .select('id_hash')
      .where('shopper', '=', shopperKey(createShopper('member', client.cookies.get('customers-id') ?? '')))
      .execute()

  test('S3: a login with the old password leaves no session', async () => {
    const { client, email } = await aRegisteredMember(shop)
    const { body } = await duringReset(email, () =>
      aTestClient(shop.url).ask(login, { email, password: PASSWORD }),
    )
    expect(body.data).toEqual({ reason: 'sign-in-wrong' })
    expect(await sessionsOf(client)).toEqual([])
  })

  test('S3: a change by the old password does not undo the new one', async () => {
    const { client, email } = await aRegisteredMember(shop)
    const { body } = await duringReset(email, () =>
      client.ask(changePassword, { oldPassword: PASSWORD, password: 'other-29-lantern' }),
    )
    expect(body.data).toMatchObject({ reason: 'old-password-wrong' })
    expect(await sessionsOf(client)).toEqual([])
    expect((await aTestClient(shop.url).ask(login, { email, password: NEW })).body.code).toBe(200)
  })
})
