import { describe, expect, test } from 'vitest'
import { deleteAccount } from '#contract/account/customer.contract.ts'
import { shopperKey } from '#domain/account/shopper.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { aRegisteredMember, deliveredMails } from '#tests/world/people/members.ts'
import { checkoutCalls } from '#tests/world/money/checkout-calls.ts'
import { aCoupon, aGiftCard } from '#tests/world/money/coupons.ts'
import { aGuest } from '#tests/world/shops/builders.ts'
import { ENGINES } from '#tests/world/shops/engines.ts'
import { aStockedShop } from '#tests/world/shops/stocked-shop.ts'
import { sha256 } from '../../core/digest.ts'
import { unsubscribeLinks } from '../newsletter/unsubscribe-link.ts'
import { eraseMembers } from '../members/erasure/erase-members.ts'
import { personOf } from '../promotions/person.ts'
import { isAnyCouponEnding, NOTICE_MS, queueCouponMails } from './ending-coupons.ts'

describe.each(ENGINES)('mails about coupons that end on %s', (engine) => {
  const { now, item } = aStockedShop(engine)
  const db = () => now().services.store.db
  const { ordered } = checkoutCalls(() => item(0))

  /** A member with a coupon that ends after these milliseconds. */
  async function aHolder(
    after: number,
    { reads = true, confirmed = true, terms = {} as Parameters<typeof aCoupon>[1] } = {},
  ) {
    const { client, email } = await aRegisteredMember(now())
    if (confirmed)
      await db().updateTable('member').set({ email_confirmed_at: 1 }).where('email', '=', email).execute()
    if (reads)
      await db()
        .insertInto('newsletter')
        .values({
          email,
          shopper: shopperKey(aGuest()),
          site: 'sg',
          lang: 'en',
          source: 'footer',
          joined_at: 1,
          confirmed_at: 1,
          token_hash: null,
          address_hash: sha256(email),
        })
        .execute()
    const code = await aCoupon(db(), { per_person: 1, ends_at: now().clock.now + after, ...terms })
    const grant = { code, person: personOf(email), given_at: 0 }
    await db().insertInto('coupon_grant').values(grant).execute()
    return { client, email, code }
  }
  async function mailsTo(email: string) {
    await queueCouponMails(now().services)
    const mails = await deliveredMails(now())
    return mails.filter(({ to, text }) => to === email && text.includes('/user/coupon'))
  }

  test('three days before the end a reader of the newsletter gets one, once, with the way to unsubscribe', async () => {
    const { email, code } = await aHolder(NOTICE_MS)
    expect(await isAnyCouponEnding(now().services)).toBe(true)
    const [mail, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Your coupon ends soon: S$20.00 off')
    expect(mail?.text).toContain(`Your coupon ${code} gives you S$20.00 off.`)
    expect(mail?.text).toContain('/user/coupon')
    const links = await unsubscribeLinks(now().services, { email, site: 'sg', lang: 'en' })
    expect(mail?.text).toContain(`Unsubscribe: ${links.page}`)
    expect(mail?.oneClick).toBe(links.oneClick)
    expect(await isAnyCouponEnding(now().services)).toBe(false)
    now().clock.now += DAY_MS
    expect(await mailsTo(email)).toEqual([])
  })

  test('not before, and then at the moment', async () => {
    const { email } = await aHolder(NOTICE_MS + 1)
    expect(await mailsTo(email)).toEqual([])
    now().clock.now += 1
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test.each([
    ['does not read the newsletter', { reads: false }],
    ['has not confirmed the address', { confirmed: false }],
  ])('a member who %s gets none', async (_, terms) => {
    const { email } = await aHolder(DAY_MS, terms)
    expect(await mailsTo(email)).toEqual([])
  })

  test('of two nodes at once one queues it', async () => {
    const { email } = await aHolder(DAY_MS)
    await Promise.all([queueCouponMails(now().services), queueCouponMails(now().services)])
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('one that is used, and a reader who unsubscribes while it waits, are left alone', async () => {
    const user = await aHolder(DAY_MS)
    await ordered(user.client, { codes: [user.code] }, user.email)
    const leaver = await aHolder(DAY_MS)
    await queueCouponMails(now().services)
    await db().deleteFrom('newsletter').where('email', '=', leaver.email).execute()
    const mails = (await deliveredMails(now())).filter(({ text }) => text.includes('/user/coupon'))
    expect(mails).toEqual([])
  })

  test('one for the first order is mailed before that order alone', async () => {
    const terms = { first_order: 1, uses: 1 }
    const [buyer, other] = [await aHolder(DAY_MS, { terms }), await aHolder(DAY_MS, { terms })]
    const card = await aGiftCard(db(), 900_00)
    await ordered(buyer.client, { codes: [card.code] }, buyer.email)
    await queueCouponMails(now().services)
    const mails = (await deliveredMails(now())).filter(({ text }) => text.includes('/user/coupon'))
    expect(mails.map(({ to }) => to)).toEqual([other.email])
  })

  test('one whose uses others have taken is not mailed', async () => {
    const { email } = await aHolder(DAY_MS, { terms: { uses: 3, used: 3 } })
    expect(await mailsTo(email)).toEqual([])
  })

  test('a waiting mail holds neither code nor mailbox where it is logged, and goes with the account (S37)', async () => {
    const { client, email, code } = await aHolder(DAY_MS)
    await queueCouponMails(now().services)
    const waiting = () =>
      db()
        .selectFrom('outbox')
        .select('ref')
        .where('kind', '=', 'coupon-mail')
        .where('payload', 'like', `%${code}%`)
        .execute()
    const [mail] = await waiting()
    expect(mail?.ref).not.toContain(code)
    expect(mail?.ref).not.toContain(personOf(email))
    await client.get(deleteAccount, {})
    now().clock.now += 7 * DAY_MS
    await eraseMembers(now().services)
    expect(await waiting()).toEqual([])
  })
})
