import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { myCoupons } from '#contract/account/coupons.contract.ts'
import { changeEmail } from '#contract/account/customer.contract.ts'
import { confirmEmail, forgotPassword, resetPassword } from '#contract/account/login.contract.ts'
import { myReferral } from '#contract/account/referral.contract.ts'
import { socialFinish } from '#contract/account/social.contract.ts'
import { submitPayment } from '#contract/buying/payment.contract.ts'
import { createShopper } from '#domain/account/shopper.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/time-units.ts'
import { checkoutCalls, keyed } from '#tests/world/money/checkout-calls.ts'
import { payLate } from '#tests/world/money/pay-late.ts'
import {
  aRegisteredMember,
  deliveredMails,
  tokenIn,
  type RegisteredMember,
} from '#tests/world/people/members.ts'
import { answered, signedInBy } from '#tests/world/people/social.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { somePieces, type Piece } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import { transact } from '../../db/transaction.ts'
import { raise } from '../../events/raise.ts'
import { isAnyReferralDue, settleReferrals } from './settle-referrals.ts'

describe.each(ENGINES)('a friend and the confirmed address on %s (spec 9.8, trust S6)', (engine) => {
  let shop: Shop
  let piece: (at: number) => Piece
  beforeAll(async () => {
    shop = await aShop(engine, { env: { SOCIAL_SANDBOX: 'on', SOCIAL_SANDBOX_PORT: '0' } })
    piece = await somePieces(shop)
  })
  afterAll(() => shop.close())

  const db = () => shop.services.store.db
  const { ordered } = checkoutCalls(() => ({ sku: piece(0).sku, productId: piece(0).productId, qty: 1 }))
  let count = 81_000_000
  const aPhone = () => String((count += 1))
  const anAddress = () => `friend.${(count += 1)}@example.com`

  const rowOf = (email: string) =>
    db()
      .selectFrom('member')
      .select(['id', 'invite_code'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  async function confirm({ email }: Pick<RegisteredMember, 'email'>): Promise<void> {
    const { id } = await rowOf(email)
    const confirmed = { member: createShopper('member', id), at: shop.clock.now }
    await transact(shop.services.store, async (tx) => {
      await tx.updateTable('member').set({ email_confirmed_at: 1 }).where('id', '=', id).execute()
      await raise(tx, shop.services, { name: 'member.email-confirmed', ...confirmed })
    })
  }
  /** Its address is not confirmed. */
  async function aMember(given: Parameters<typeof aRegisteredMember>[1] = {}) {
    const member = await aRegisteredMember(shop, { email: anAddress(), phone: aPhone(), ...given })
    const { id, invite_code } = await rowOf(member.email)
    return { ...member, id, inviteCode: invite_code ?? '' }
  }
  async function aReferrer() {
    const member = await aMember()
    await confirm(member)
    return member
  }
  const statuses = async ({ client }: RegisteredMember) =>
    (await client.get(myReferral, {})).friends.map(({ status }) => status)
  const coupons = async (client: TestClient) =>
    (await client.get(myCoupons, {})).list.map(({ label, state }) => [label, state])
  const FOR_FRIEND = [['S$30.00 off your first order', 'available']]

  async function paid({ client, email }: RegisteredMember): Promise<string> {
    const { orderNumber, secret } = await ordered(client, {}, email)
    await client.get(submitPayment, { orderNumber, secret }, keyed())
    await payLate(shop.services, orderNumber)
    const order = db().selectFrom('shop_order').select('id').where('number', '=', orderNumber)
    return (await order.executeTakeFirstOrThrow()).id
  }
  /** The time for returns of a friend's first order is over. */
  async function reward(friend: RegisteredMember): Promise<void> {
    const order = await paid(friend)
    const { now } = shop.clock
    await db()
      .updateTable('shop_order')
      .set({ status: 'delivered', delivered_at: now })
      .where('id', '=', order)
      .execute()
    await db().updateTable('referral').set({ due_at: now }).where('order_id', '=', order).execute()
    await settleReferrals(shop.services)
  }
  async function tokenFor(email: string, path: string): Promise<string> {
    const mails = await deliveredMails(shop)
    return tokenIn(mails.find(({ to, text }) => to === email && text.includes(path)))
  }
  const CONFIRM = '/user/settings/Email-Confirm#'

  test('whether a mailbox has bought shows to nobody who has only registered it', async () => {
    const buyer = anAddress()
    await paid({ client: aTestClient(shop.url), email: buyer })
    const referrer = await aReferrer()
    const { inviteCode } = referrer
    const known = await aMember({ email: buyer.replace('@', '+1@'), inviteCode })
    const unknown = await aMember({ inviteCode })
    expect(await statuses(referrer)).toEqual(['registered', 'registered'])
    expect([await coupons(known.client), await coupons(unknown.client)]).toEqual([[], []])
    await confirm(known)
    await confirm(unknown)
    expect((await statuses(referrer)).toSorted()).toEqual(['not-rewarded', 'registered'])
    expect([await coupons(known.client), await coupons(unknown.client)]).toEqual([[], FOR_FRIEND])
  })

  test('a registration that is not confirmed makes no mailbox known, of friend or referrer', async () => {
    const [first, second] = [await aReferrer(), await aMember()]
    const address = anAddress()
    await aMember({ email: address, inviteCode: first.inviteCode })
    await aMember({ inviteCode: second.inviteCode })
    for (const mailbox of [address, second.email]) {
      const owner = await aMember({ email: mailbox.replace('@', '+own@'), inviteCode: first.inviteCode })
      await confirm(owner)
      expect(await coupons(owner.client)).toEqual(FOR_FRIEND)
    }
  })

  test('a member who has invited is no new friend, confirmed before or after it (traps 3.10)', async () => {
    const referrer = await aReferrer()
    const [before, after] = [await aReferrer(), await aMember()]
    await aMember({ inviteCode: before.inviteCode })
    await aMember({ inviteCode: after.inviteCode })
    await confirm(after)
    for (const { email } of [before, after]) {
      const again = await aMember({ email: email.replace('@', '+x@'), inviteCode: referrer.inviteCode })
      await confirm(again)
      expect(await coupons(again.client)).toEqual([])
    }
  })

  test('of twenty accounts of one mailbox, confirmed at once, one has the coupon (traps 3.10)', async () => {
    const referrers = [await aReferrer(), await aReferrer()]
    const mailbox = `one.${(count += 1)}`
    const made = []
    for (let alias = 0; alias < 20; alias++) {
      const { inviteCode = '' } = referrers[alias % 2] ?? {}
      made.push(await aMember({ email: `${mailbox}+${alias}@gmail.com`, inviteCode }))
    }
    await Promise.all(made.map(confirm))
    const ids = made.map(({ id }) => id)
    const given = await db()
      .selectFrom('referral')
      .select('friend_coupon')
      .where('friend_id', 'in', ids)
      .where('friend_coupon', 'is not', null)
      .execute()
    expect(given).toHaveLength(1)
  })

  test('so has one of the friends with one phone', async () => {
    const { inviteCode } = await aReferrer()
    const phone = aPhone()
    const made = []
    for (let friend = 0; friend < 6; friend++) made.push(await aMember({ phone, inviteCode }))
    await Promise.all(made.map(confirm))
    const given = await Promise.all(made.map(({ client }) => coupons(client)))
    expect(given.filter((list) => list.length > 0)).toEqual([FOR_FRIEND])
  })

  test('the coupon comes with the link that confirms, or that sets a password', async () => {
    const { inviteCode } = await aReferrer()
    const [one, other] = [await aMember({ inviteCode }), await aMember({ inviteCode })]
    await one.client.get(confirmEmail, { token: await tokenFor(one.email, CONFIRM) })
    expect(await coupons(one.client)).toEqual(FOR_FRIEND)

    shop.clock.now += HOUR_MS
    await other.client.get(forgotPassword, { email: other.email })
    const token = await tokenFor(other.email, '#')
    await other.client.get(resetPassword, { token, password: 'other-29-lantern' })
    const given = await db()
      .selectFrom('referral')
      .select('friend_coupon')
      .where('friend_id', '=', other.id)
      .executeTakeFirstOrThrow()
    expect(given.friend_coupon).toMatch(/^FRIEND-/)
  })

  test('and with the login of a provider, for an account that it opens or confirms', async () => {
    const { inviteCode } = await aReferrer()
    const opened = aTestClient(shop.url)
    await opened.get(socialFinish, { ...(await answered(opened, { email: anAddress() })), inviteCode })
    expect(await coupons(opened)).toEqual(FOR_FRIEND)

    const { email } = await aMember({ inviteCode })
    const owner = aTestClient(shop.url)
    await signedInBy(owner, { email })
    expect(await coupons(owner)).toEqual(FOR_FRIEND)
  })

  test('a friend who corrects a mistyped address has the coupon there', async () => {
    const { inviteCode } = await aReferrer()
    const { client } = await aMember({ inviteCode })
    const right = anAddress()
    shop.clock.now += MINUTE_MS
    await client.get(changeEmail, { email: right })
    await client.get(confirmEmail, { token: await tokenFor(right, CONFIRM) })
    expect(await coupons(client)).toEqual(FOR_FRIEND)
  })

  test('coupons of a referral that a mistyped address was given move to the right one, and no others', async () => {
    const referrer = await aMember()
    const friend = await aMember({ inviteCode: referrer.inviteCode })
    await confirm(friend)
    await reward(friend)
    const stranger = 'STRANGER-1'
    const limits = { least: 0, in_store: 0, ends_at: null, uses: null, per_person: 1, used: 0 }
    const { person } = await db()
      .selectFrom('coupon_grant')
      .innerJoin('referral', 'referral.referrer_coupon', 'coupon_grant.code')
      .select('person')
      .where('friend_id', '=', friend.id)
      .executeTakeFirstOrThrow()
    await db()
      .insertInto('coupon')
      .values({ code: stranger, kind: 'amount', value: 1_00, ...limits, starts_at: 0, created_at: 0 })
      .execute()
    await db().insertInto('coupon_grant').values({ code: stranger, person, given_at: 0 }).execute()

    const right = anAddress()
    shop.clock.now += MINUTE_MS
    await referrer.client.get(changeEmail, { email: right })
    await referrer.client.get(confirmEmail, { token: await tokenFor(right, CONFIRM) })
    expect(await coupons(referrer.client)).toEqual([['S$35.00 off', 'available']])
    const kept = db().selectFrom('coupon_grant').select('code').where('person', '=', person)
    expect(await kept.execute()).toEqual([{ code: stranger }])
  })

  test('a friend who buys before the confirmation is a new one, and rewards after it', async () => {
    const referrer = await aReferrer()
    const friend = await aMember({ inviteCode: referrer.inviteCode })
    await reward(friend)
    expect(await statuses(referrer)).toEqual(['registered'])
    expect(await isAnyReferralDue(shop.services)).toBe(false)
    expect(await coupons(referrer.client)).toEqual([])
    await confirm(friend)
    expect(await isAnyReferralDue(shop.services)).toBe(true)
    await settleReferrals(shop.services)
    expect(await statuses(referrer)).toEqual(['rewarded'])
    expect(await coupons(referrer.client)).toEqual([['S$35.00 off', 'available']])
  })
})
