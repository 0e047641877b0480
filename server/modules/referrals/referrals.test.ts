import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { myCoupons } from '#contract/account/coupons.contract.ts'
import { myReferral } from '#contract/account/referral.contract.ts'
import { submitPayment } from '#contract/buying/payment.contract.ts'
import { createShopper, shopperKey } from '#domain/account/shopper.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { ADDRESS } from '#tests/world/people/addresses.ts'
import { aRegisteredMember } from '#tests/world/people/members.ts'
import { checkoutCalls, keyed } from '#tests/world/money/checkout-calls.ts'
import { payLate } from '#tests/world/money/pay-late.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { somePieces, type Piece } from '#tests/world/shops/pieces.ts'
import { aShop, type Shop } from '#tests/world/shops/shop.ts'
import { aTestClient, type TestClient } from '#tests/world/shops/test-client.ts'
import { transact } from '../../db/transaction.ts'
import { raise } from '../../events/raise.ts'
import { isAnyReferralDue, settleReferrals } from './settle-referrals.ts'

const MARCH = (day: number, time = '12:00') =>
  Date.parse(`2027-03-${String(day).padStart(2, '0')}T${time}:00+08:00`)

describe.each(ENGINES)('referrals on %s (spec 9.8, traps 3.10)', (engine) => {
  let shop: Shop
  let piece: (at: number) => Piece
  beforeEach(async () => {
    shop = await aShop(engine)
    piece = await somePieces(shop)
  })
  afterEach(() => shop.close())

  const db = () => shop.services.store.db
  const { ordered } = checkoutCalls(() => ({ sku: piece(0).sku, productId: piece(0).productId, qty: 1 }))
  let phones = 80_000_000

  async function aMember(given: Parameters<typeof aRegisteredMember>[1] = {}, client?: TestClient) {
    const member = await aRegisteredMember(shop, { phone: String((phones += 1)), ...given }, client)
    const { email } = member
    const { id, invite_code } = await db()
      .updateTable('member')
      .set({ email_confirmed_at: 1 })
      .where('email', '=', email)
      .returning(['id', 'invite_code'])
      .executeTakeFirstOrThrow()
    const confirmed = { member: createShopper('member', id), at: shop.clock.now }
    await transact(shop.services.store, (tx) =>
      raise(tx, shop.services, { name: 'member.email-confirmed', ...confirmed }),
    )
    const labels = async () => (await member.client.get(myCoupons, {})).list
    const statuses = async () => (await member.client.get(myReferral, {})).friends.map(({ status }) => status)
    return { ...member, id, inviteCode: invite_code ?? '', labels, statuses }
  }
  type Member = Awaited<ReturnType<typeof aMember>>

  async function aPair(given: Parameters<typeof aRegisteredMember>[1] = {}) {
    const referrer = await aMember()
    const friend = await aMember({ inviteCode: referrer.inviteCode, ...given })
    return { referrer, friend }
  }

  /** A paid order of a buyer, by card if a sum is left. */
  async function paid(
    buyer: { readonly client: TestClient; readonly email?: string },
    codes: readonly string[] = [],
    change: { readonly line1?: string; readonly guide_code?: string; readonly card?: string } = {},
  ): Promise<string> {
    const { orderNumber, secret } = await ordered(buyer.client, { codes: [...codes] }, buyer.email)
    const { line1 = `${(phones += 1)} River Road`, card, ...columns } = change
    const address = { ...ADDRESS, line1, phone: `+65${(phones += 1)}` }
    await db()
      .updateTable('shop_order')
      .set({ address: JSON.stringify(address), ...columns })
      .where('number', '=', orderNumber)
      .execute()
    await buyer.client.get(submitPayment, { orderNumber, secret }, keyed())
    await payLate(shop.services, orderNumber, card)
    const rows = db().selectFrom('shop_order').select('id').where('number', '=', orderNumber)
    return (await rows.executeTakeFirstOrThrow()).id
  }
  async function deliver(orderId: string) {
    const at = shop.clock.now
    await db()
      .updateTable('shop_order')
      .set({ status: 'delivered', delivered_at: at })
      .where('id', '=', orderId)
      .execute()
    await transact(shop.services.store, (tx) =>
      raise(tx, shop.services, { name: 'order.delivered', orderId, at }),
    )
  }
  const settle = () => settleReferrals(shop.services)
  async function giveBack(orderId: string) {
    await db()
      .updateTable('order_line')
      .set((row) => ({ shipped: row.ref('qty'), delivered: row.ref('qty'), returned: row.ref('qty') }))
      .where('order_id', '=', orderId)
      .execute()
  }
  const refusalOf = async ({ id }: Member) =>
    (await db().selectFrom('referral').select('refusal').where('friend_id', '=', id).executeTakeFirst())
      ?.refusal

  test('the friend has S$30 for the first order, the referrer S$35 once its time for returns has passed', async () => {
    shop.clock.now = MARCH(1)
    const { referrer, friend } = await aPair()
    const [coupon] = await friend.labels()
    expect(coupon).toMatchObject({
      label: 'S$30.00 off your first order',
      state: 'available',
      where: 'online',
    })
    expect(await referrer.client.get(myReferral, {})).toMatchObject({
      code: referrer.inviteCode,
      friends: [{ email: `${friend.email[0] ?? ''}•••@example.com`, status: 'registered' }],
      hasMore: false,
    })

    const order = await paid(friend, [coupon?.code ?? ''])
    expect(await referrer.statuses()).toEqual(['ordered'])
    shop.clock.now = MARCH(5)
    await deliver(order)
    // The last day for returns is Saturday 20 March; three working days later ends Wednesday 24.
    for (const moment of [MARCH(6), MARCH(20), MARCH(23, '00:00') - 1, MARCH(25, '00:00') - 1]) {
      shop.clock.now = moment
      expect(await isAnyReferralDue(shop.services)).toBe(false)
      await settle()
      expect(await referrer.labels()).toEqual([])
    }
    shop.clock.now = MARCH(25, '00:00')
    expect(await isAnyReferralDue(shop.services)).toBe(true)
    await Promise.all([settle(), settle()])
    await settle()
    expect(await referrer.labels()).toMatchObject([{ label: 'S$35.00 off', state: 'available' }])
    expect(await referrer.statuses()).toEqual(['rewarded'])
    expect(await isAnyReferralDue(shop.services)).toBe(false)
  })

  test('a returned order rewards nothing, and a return that is not decided is waited for', async () => {
    const { referrer, friend } = await aPair()
    const order = await paid(friend)
    await deliver(order)
    await db()
      .insertInto('order_return')
      .values({
        id: 'r1',
        number: 'R1',
        order_id: order,
        shopper: shopperKey(createShopper('member', friend.id)),
        type: 'pick-up',
        state: 'applied',
        reason: 'changed-mind',
        description: '',
        photos: '[]',
        store_id: null,
        courier: '',
        tracking: '',
        applied_at: 1,
        changed_at: 1,
      })
      .execute()
    shop.clock.now += 25 * DAY_MS
    await settle()
    expect(await referrer.statuses()).toEqual(['ordered'])
    await giveBack(order)
    await db().updateTable('order_return').set({ state: 'refunded' }).execute()
    shop.clock.now += DAY_MS
    await settle()
    expect(await referrer.statuses()).toEqual(['not-rewarded'])
    expect(await refusalOf(friend)).toBe('returned')
    expect(await referrer.labels()).toEqual([])
  })

  test('a part of the order that is kept rewards', async () => {
    const { referrer, friend } = await aPair()
    const order = await paid(friend)
    await deliver(order)
    await db()
      .updateTable('order_line')
      .set({ qty: 2, shipped: 2, delivered: 2, returned: 1 })
      .where('order_id', '=', order)
      .execute()
    shop.clock.now += 25 * DAY_MS
    await settle()
    expect(await referrer.statuses()).toEqual(['rewarded'])
  })

  test('the mailbox of the referrer gives nothing, whichever way it is written', async () => {
    const referrer = await aMember({ email: 'ab@gmail.com' })
    const friend = await aMember({ email: 'a.b+x@gmail.com', inviteCode: referrer.inviteCode })
    expect(await friend.labels()).toEqual([])
    expect(await refusalOf(friend)).toBe('same-person')
    expect(await referrer.statuses()).toEqual(['not-rewarded'])
  })

  test('neither does the phone, of the referrer or of another friend', async () => {
    const phone = '91234567'
    const referrer = await aMember({ phone })
    const self = await aMember({ phone, inviteCode: referrer.inviteCode })
    const friend = await aMember({ phone: '91234568', inviteCode: referrer.inviteCode })
    const again = await aMember({ phone: '91234568', inviteCode: referrer.inviteCode })
    expect([await refusalOf(self), await refusalOf(friend), await refusalOf(again)]).toEqual([
      'same-person',
      null,
      'known',
    ])
    expect(await again.labels()).toEqual([])
    // The one who came first stays a new friend.
    await paid(friend)
    expect(await refusalOf(friend)).toBeNull()
  })

  test('neither does an order to the address of the referrer', async () => {
    const { referrer, friend } = await aPair()
    await paid(referrer, [], { line1: '7 River Road' })
    await paid(friend, [], { line1: '7, RIVER road' })
    expect(await refusalOf(friend)).toBe('same-person')
    expect(await referrer.statuses()).toEqual(['not-rewarded'])
  })

  test('neither does an order that is paid with a card that the referrer has paid with', async () => {
    const { referrer, friend } = await aPair()
    const other = await aMember({ inviteCode: referrer.inviteCode })
    await paid(referrer, [], { card: 'fingerprint-1' })
    await paid(referrer, [], { card: 'fingerprint-2' })
    await paid(friend, [], { card: 'fingerprint-1' })
    await paid(other, [], { card: 'fingerprint-3' })
    expect([await refusalOf(friend), await refusalOf(other)]).toEqual(['same-person', null])
    expect((await referrer.statuses()).toSorted()).toEqual(['not-rewarded', 'ordered'])
  })

  test('two payments of unknown cards are not of one card', async () => {
    const { referrer, friend } = await aPair()
    await paid(referrer)
    await paid(friend)
    expect(await refusalOf(friend)).toBeNull()
  })

  test('A invites B, and B cannot invite A, who has come again', async () => {
    const { referrer, friend } = await aPair()
    const { email, id } = referrer
    const member = createShopper('member', id)
    await transact(shop.services.store, async (tx) => {
      await raise(tx, shop.services, { name: 'member.erased', member, email, at: shop.clock.now })
      await tx.deleteFrom('member').where('id', '=', id).execute()
    })
    const again = await aMember({ email: `${email.replace('@', '+x@')}`, inviteCode: friend.inviteCode })
    expect(await refusalOf(again)).toBe('known')
    expect(await again.labels()).toEqual([])
  })

  test('a guest who has bought is no new friend, by the mailbox or in the same browser', async () => {
    const referrer = await aMember()
    await paid({ client: aTestClient(shop.url), email: 'buyer@example.com' })
    const byMail = await aMember({ email: 'buyer+2@example.com', inviteCode: referrer.inviteCode })
    const guest = aTestClient(shop.url)
    await paid({ client: guest, email: 'other@example.com' })
    const byBrowser = await aMember({ email: 'third@example.com', inviteCode: referrer.inviteCode }, guest)
    expect([await refusalOf(byMail), await refusalOf(byBrowser)]).toEqual(['known', 'known'])
    expect(await byMail.labels()).toEqual([])
    expect((await byBrowser.labels()).filter(({ state }) => state === 'available')).toEqual([])
  })

  test("a guide's sale is attributed once: to the guide", async () => {
    const { referrer, friend } = await aPair()
    await paid(friend, [], { line1: '9 River Road', guide_code: 'GRACE01' })
    expect(await refusalOf(friend)).toBe('guide-sale')
    expect(await referrer.statuses()).toEqual(['not-rewarded'])
  })

  test('the friend’s coupon is for the first order: left unused it ends with it, and comes back where that is cancelled', async () => {
    const { friend } = await aPair()
    const first = await paid(friend)
    expect(await friend.labels()).toMatchObject([{ state: 'not-available' }])
    await db().updateTable('shop_order').set({ status: 'cancelled' }).where('id', '=', first).execute()
    const [coupon] = await friend.labels()
    expect(coupon?.state).toBe('available')
    await paid(friend, [coupon?.code ?? ''])
    expect(await friend.labels()).toMatchObject([{ state: 'used' }])
  })

  test('a first order that was cancelled before it arrived is none: the next one is', async () => {
    const { referrer, friend } = await aPair()
    const first = await paid(friend)
    await db().updateTable('shop_order').set({ status: 'cancelled' }).where('id', '=', first).execute()
    expect(await referrer.statuses()).toEqual(['registered'])
    await deliver(await paid(friend))
    shop.clock.now += 25 * DAY_MS
    await settle()
    expect(await referrer.statuses()).toEqual(['rewarded'])
  })

  test('an unknown code changes nothing, and a guest is refused', async () => {
    const member = await aMember({ inviteCode: 'NONE' })
    expect(await refusalOf(member)).toBeUndefined()
    expect(await member.labels()).toEqual([])
    const answer = await aTestClient(shop.url).ask(myReferral, {})
    expect(answer.body.data).toMatchObject({ reason: 'sign-in-needed' })
  })
})
