import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  changePassword,
  endOtherSessions,
  endSession,
  sessions,
} from '#contract/account/customer.contract.ts'
import { kioskEnter } from '#contract/stores/kiosk.contract.ts'
import { login, logout } from '#contract/account/login.contract.ts'
import {
  confirmMember,
  findMember,
  MOST_POINTS,
  spendMemberPoints,
  staffSignIn,
} from '#contract/stores/staff.contract.ts'
import { TURN_COOKIE } from '#contract/storage-keys.ts'
import { createShopper, shopperKey } from '#domain/account/shopper.ts'
import { TILL_CODE_MS } from '#domain/account/till-code.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { POINTS } from '#domain/points/points.ts'
import { addKiosk } from '../kiosk/kiosk.commands.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aRegisteredMember, PASSWORD } from '#tests/world/people/members.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import { cardOf, shownCode } from '#tests/world/people/till-codes.ts'
import { transact } from '../../db/transaction.ts'
import { awardPoints } from '../points/points.commands.ts'
import { pointsOf } from '../points/points.queries.ts'
import { storesInOrder } from '../stores/stores.queries.ts'
import { CONFIRMED_MS, WRONG_CODES } from './staff.policy.ts'

describe.each(ENGINES)('rotating codes at the till on %s', (engine) => {
  let shop: Shop
  let tablet: TestClient

  beforeAll(async () => {
    shop = await aShop(engine)
    tablet = await aStaffTablet(shop)
  })
  afterAll(() => shop.close())
  beforeEach(() => shop.services.store.db.deleteFrom('member_lookup').execute())

  async function aStaffTablet(where: Shop, by?: string): Promise<TestClient> {
    const { db } = where.services.store
    const [first] = await storesInOrder(db)
    const store = first?.id ?? ''
    const email = by ?? (await aRegisteredMember(where)).email
    await db.updateTable('member').set({ role: 'staff' }).where('email', '=', email).execute()
    const opened = aTestClient(where.url)
    const { code } = await addKiosk(db, { now: where.clock.now }, store)
    await opened.get(kioskEnter, { store, code })
    opened.cookies.set(TURN_COOKIE, crypto.randomUUID())
    await opened.get(staffSignIn, { email, password: PASSWORD })
    return opened
  }

  const reasonOf = async (asking: ReturnType<TestClient['ask']>) =>
    ((await asking).body.data as { reason?: string } | null)?.reason
  const scan = (code: string, by = tablet) => reasonOf(by.ask(confirmMember, { code }))
  const proofs = async () =>
    (await shop.services.store.db.selectFrom('member_lookup').selectAll().orderBy('at').execute()).map(
      ({ proof, member_id }) => [proof, member_id],
    )

  /** A member's phone, with what it shows after these milliseconds. */
  async function aPhone() {
    const { client, email } = await aRegisteredMember(shop)
    const card = await cardOf(client)
    const id = card.shopper.slice(1)
    const shows = (after = 0) => shownCode(card, shop.clock.now + after)
    return { client, email, card, id, shows }
  }

  test('S13: a code says that its member is here, once; the number alone never does (spec 6)', async () => {
    const { card, id, shows } = await aPhone()
    const code = await shows()
    const confirmed = await tablet.get(confirmMember, { code: code.replaceAll(/(.{4})/g, '$1 ') })
    expect(confirmed).toEqual({
      initial: 'M',
      tier: 'Petal',
      confirmation: expect.stringMatching(/^[\w-]{43}$/),
      until: shop.clock.now + CONFIRMED_MS,
      points: POINTS.signUp,
    })
    expect(await scan(code)).toBe('till-code-used')
    expect(await scan(card.memberCode)).toBe('till-code-wrong')
    expect(await tablet.get(findMember, { code: card.memberCode })).toEqual({ initial: 'M', tier: 'Petal' })
    expect(await reasonOf(tablet.ask(findMember, { code }))).toBe('code-unknown')
    expect(await proofs()).toEqual([
      ['code', id],
      ['refused', id],
      ['number', id],
      ['number', null],
    ])
  })

  test('a code that two tablets scan at once counts at one of them', async () => {
    const code = await (await aPhone()).shows()
    const other = await aStaffTablet(shop)
    const answers = await Promise.all([scan(code), scan(code, other)])
    expect(answers.toSorted()).toEqual(['till-code-used', undefined])
  })

  test.each([
    ['the one before', -TILL_CODE_MS, undefined],
    ['the next one, of a clock that is fast', TILL_CODE_MS, undefined],
    ['an older one', -2 * TILL_CODE_MS, 'till-code-wrong'],
    ['one of later', 2 * TILL_CODE_MS, 'till-code-wrong'],
  ])('%s is judged by the server’s clock', async (_, after, reason) => {
    expect(await scan(await (await aPhone()).shows(after))).toBe(reason)
  })

  test('S13: digits of another member, of nobody, and made-up ones are refused alike, and recorded', async () => {
    const [one, other] = [await aPhone(), await aPhone()]
    const digits = (await one.shows()).slice(16)
    expect(await scan(other.card.memberCode + digits)).toBe('till-code-wrong')
    expect(await scan(`9000000000000081${digits}`)).toBe('till-code-wrong')
    expect(await scan('DRESS-1')).toBe('till-code-wrong')
    expect(await proofs()).toEqual([
      ['refused', other.id],
      ['refused', null],
    ])
  })

  test('S2: each session has its own secret, which no other one shows', async () => {
    const { client, email, card } = await aPhone()
    const second = aTestClient(shop.url)
    await second.get(login, { email, password: PASSWORD })
    const other = await cardOf(second)
    expect(other.memberCode).toBe(card.memberCode)
    expect(other.tillKey).not.toBe(card.tillKey)
    expect((await cardOf(client)).tillKey).toBe(card.tillKey)
    for (const each of [card, other])
      expect(await scan(await shownCode(each, shop.clock.now))).toBeUndefined()
  })

  test('S28: after signing out its device shows nothing that counts', async () => {
    const { client, shows } = await aPhone()
    const code = await shows()
    await client.get(logout, {})
    expect(await scan(code)).toBe('till-code-wrong')
  })

  test('S3: a device that was signed out from elsewhere shows nothing that counts', async () => {
    const { client, email, card } = await aPhone()
    const second = aTestClient(shop.url)
    await second.get(login, { email, password: PASSWORD })
    const listed = (await second.get(sessions, {})).sessions.find(({ isThisOne }) => !isThisOne)
    await second.get(endSession, { id: listed?.id ?? '' })
    expect(await scan(await shownCode(card, shop.clock.now))).toBe('till-code-wrong')
    expect((await client.ask(findMember, { code: '' })).status).toBe(403)
  })

  test.each<[string, (client: TestClient) => Promise<unknown>]>([
    ['a sign-out everywhere else', (client) => client.get(endOtherSessions, {})],
    [
      'a new password',
      (client) => client.get(changePassword, { oldPassword: PASSWORD, password: 'cotton-31-harbour' }),
    ],
  ])('S3: after %s this device, too, has a new secret', async (_, renew) => {
    const { client, card } = await aPhone()
    await renew(client)
    expect(await scan(await shownCode(card, shop.clock.now))).toBe('till-code-wrong')
    expect(await scan(await shownCode(await cardOf(client), shop.clock.now))).toBeUndefined()
  })

  test('S29: a member who signs in on the tablet itself leaves no secret there', async () => {
    const { email } = await aPhone()
    const visitor = await aStaffTablet(shop)
    await visitor.get(login, { email, password: PASSWORD })
    expect(await cardOf(visitor)).not.toHaveProperty('tillKey')
  })

  test('a member who leaves, and one whose session has run out, show nothing that counts', async () => {
    const leaver = await aPhone()
    const { db } = shop.services.store
    await db
      .updateTable('member')
      .set({ leaves_at: shop.clock.now + 1 })
      .where('id', '=', leaver.id)
      .execute()
    expect(await scan(await leaver.shows())).toBe('till-code-wrong')
    const old = await aPhone()
    await db
      .updateTable('session')
      .set({ created_at: 1, seen_at: 1 })
      .where('shopper', '=', shopperKey(createShopper('member', old.id)))
      .execute()
    expect(await scan(await old.shows())).toBe('till-code-wrong')
  })

  describe('points at the till (spec 6, 9.8)', () => {
    /** A member with points whose code has just been scanned. */
    async function aConfirmed(points = 500, { confirmed = true } = {}) {
      const phone = await aPhone()
      const { store } = shop.services
      if (confirmed)
        await store.db
          .updateTable('member')
          .set({ email_confirmed_at: 1 })
          .where('id', '=', phone.id)
          .execute()
      // Those of the sign-up would be counted, too.
      await store.db.deleteFrom('point_entry').where('member_id', '=', phone.id).execute()
      const award = { memberId: phone.id, points, reason: 'review', ref: crypto.randomUUID() } as const
      await transact(store, (tx) => awardPoints(tx, shop.clock, award))
      const scanned = await tablet.get(confirmMember, { code: await phone.shows() })
      return { ...phone, ...scanned }
    }
    const spend = (confirmation: string, amount: number, by = tablet) =>
      by.ask(spendMemberPoints, { confirmation, amount })
    const account = (id: string) => pointsOf(shop.services.store.db, id, shop.clock.now)

    test('staff see what the member has, and spend it once for each code; the member finds it in the ledger', async () => {
      const { id, confirmation, points } = await aConfirmed()
      expect(points).toBe(500)
      const used = await tablet.get(spendMemberPoints, { confirmation, amount: 120 })
      expect(used).toEqual({ spent: 120, points: 380, receipt: expect.stringMatching(/^[0-9A-F]{10}$/) })
      expect((await spend(confirmation, 120)).body.data).toEqual(used)
      expect(await reasonOf(spend(confirmation, 121))).toBe('key-reused')
      const { usable, activity } = await account(id)
      expect(usable).toBe(380)
      expect(activity[0]).toMatchObject({ delta: -120, reason: 'spent', about: `till:${used.receipt}` })
    })

    test('two presses at once are one use', async () => {
      const { id, confirmation } = await aConfirmed()
      await Promise.all([spend(confirmation, 300), spend(confirmation, 300)])
      expect((await account(id)).usable).toBe(200)
    })

    test('never more than there is, and nothing of an address that is not confirmed', async () => {
      const { id, confirmation } = await aConfirmed(100)
      expect((await spend(confirmation, 101)).body.data).toMatchObject({
        reason: 'points-short',
        usable: 100,
      })
      await tablet.get(spendMemberPoints, { confirmation, amount: 100 })
      expect((await account(id)).usable).toBe(0)
      const other = await aConfirmed(100, { confirmed: false })
      expect(await reasonOf(spend(other.confirmation, 1))).toBe('email-unconfirmed')
    })

    test.each([0, -5, 1.5, MOST_POINTS + 1])('%d points are no amount', async (amount) => {
      const { confirmation } = await aConfirmed()
      expect((await spend(confirmation, amount)).status).toBe(400)
    })

    test('S13, S39: neither number, code, other staff, another visit nor a customer spends', async () => {
      const { id, client, card, shows, confirmation } = await aConfirmed()
      expect(await reasonOf(spend(card.memberCode, 1))).toBe('confirmation-gone')
      expect(await reasonOf(spend(await shows(), 1))).toBe('confirmation-gone')
      expect(await reasonOf(spend(confirmation, 1, await aStaffTablet(shop)))).toBe('confirmation-gone')
      expect(await reasonOf(spend(confirmation, 1, client))).toBe('staff-needed')
      const before = tablet.cookies.get(TURN_COOKIE) ?? ''
      tablet.cookies.set(TURN_COOKIE, crypto.randomUUID())
      expect(await reasonOf(spend(confirmation, 1))).toBe('staff-needed')
      tablet.cookies.set(TURN_COOKIE, before)
      expect((await account(id)).usable).toBe(500)
    })

    test('S39: of two members of staff at one tablet only the one who has scanned the code spends', async () => {
      const { id, shows, confirmation } = await aConfirmed()
      const shared = await aStaffTablet(shop)
      const theirs = await shared.get(confirmMember, { code: await shows(TILL_CODE_MS) })
      const { email } = await aRegisteredMember(shop)
      const { db } = shop.services.store
      await db.updateTable('member').set({ role: 'staff' }).where('email', '=', email).execute()
      await shared.get(staffSignIn, { email, password: PASSWORD })
      expect(await reasonOf(spend(theirs.confirmation, 1, shared))).toBe('confirmation-gone')
      await tablet.get(spendMemberPoints, { confirmation, amount: 1 })
      expect((await account(id)).usable).toBe(499)
    })

    test('a confirmation and a sign-in of staff by a clock that was a day ahead are over', async () => {
      const { db } = shop.services.store
      const { confirmation } = await aConfirmed()
      const ahead = { created_at: shop.clock.now + DAY_MS }
      await db.updateTable('till_confirmation').set(ahead).execute()
      expect(await reasonOf(spend(confirmation, 1))).toBe('confirmation-gone')
      shop.clock.now += 1
      const other = await aStaffTablet(shop)
      await db.updateTable('staff_session').set(ahead).where('created_at', '=', shop.clock.now).execute()
      expect(await reasonOf(spend(confirmation, 1, other))).toBe('staff-needed')
    })

    test('a confirmation ends after three minutes, and with the member who leaves', async () => {
      const { id, confirmation } = await aConfirmed()
      const began = shop.clock.now
      shop.clock.now += CONFIRMED_MS - 1
      await tablet.get(spendMemberPoints, { confirmation, amount: 1 })
      const late = await aConfirmed()
      shop.clock.now += CONFIRMED_MS
      expect(await reasonOf(spend(late.confirmation, 1))).toBe('confirmation-gone')
      shop.clock.now = began
      const { db } = shop.services.store
      await db
        .updateTable('member')
        .set({ leaves_at: began + 1 })
        .where('id', '=', id)
        .execute()
      expect(await reasonOf(spend(confirmation, 1))).toBe('confirmation-gone')
    })
  })

  test('S1: neither secret is in the tables', async () => {
    const { card, shows } = await aPhone()
    const { confirmation } = await tablet.get(confirmMember, { code: await shows() })
    const { db } = shop.services.store
    const rows = JSON.stringify([
      await db.selectFrom('session').selectAll().execute(),
      await db.selectFrom('till_confirmation').selectAll().execute(),
    ])
    expect(rows).not.toContain(card.tillKey)
    expect(rows).not.toContain(confirmation)
  })

  test('S39: a customer and a phone scan no code, and nothing is recorded', async () => {
    const { client, shows } = await aPhone()
    expect(await scan(await shows(), client)).toBe('staff-needed')
    expect(await proofs()).toEqual([])
  })

  test('S13: codes cannot be guessed; another member is served, and the same one by other staff', async () => {
    const guarded = await aShop(engine, { env: { RATE_LIMITS: 'on' }, products: 5 })
    try {
      const [guesser, other] = [await aStaffTablet(guarded), await aStaffTablet(guarded)]
      const victim = await cardOf((await aRegisteredMember(guarded)).client)
      const next = await cardOf((await aRegisteredMember(guarded)).client)
      const guess = () => guesser.ask(confirmMember, { code: `${victim.memberCode}00000000` })
      for (let tries = 0; tries < WRONG_CODES.hits; tries++) expect((await guess()).status).toBe(200)
      expect((await guess()).status).toBe(429)
      const third = await cardOf((await aRegisteredMember(guarded)).client)
      const together = await Promise.all(
        Array.from({ length: 60 }, (_, at) =>
          guesser.ask(confirmMember, { code: `${third.memberCode}000000${10 + at}` }),
        ),
      )
      const compared = together.filter(({ body }) => body.code !== 429)
      expect(compared).toHaveLength(WRONG_CODES.hits)
      const right = await shownCode(victim, guarded.clock.now)
      expect((await guesser.ask(confirmMember, { code: right })).status).toBe(429)
      expect(await scan(right, other)).toBeUndefined()
      expect(await scan(await shownCode(next, guarded.clock.now), guesser)).toBeUndefined()
      guarded.clock.now += WRONG_CODES.windowMs
      expect(await scan(await shownCode(victim, guarded.clock.now), guesser)).toBeUndefined()
    } finally {
      await guarded.close()
    }
  })
})
