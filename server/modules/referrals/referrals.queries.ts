import { mailboxOf } from '#domain/account/mailbox.ts'
import { createShopper, shopperKey } from '#domain/account/shopper.ts'
import type { Dwelling, PersonFacts } from '#domain/referral/referral.ts'
import type { Reader } from '../../db/schema/database.ts'

/** Orders of a member whose addresses are compared. */
const NEWEST_ORDERS = 50

/** Mailbox, phones, addresses and cards of a member, of the account, its address book and its orders. */
export async function personFacts(db: Reader, memberId: string): Promise<PersonFacts> {
  const shopper = shopperKey(createShopper('member', memberId))
  const member = await db
    .selectFrom('member')
    .select(['email', 'phone'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  const saved = await db
    .selectFrom('saved_address')
    .select(['country', 'postal_code', 'city', 'line1', 'line2', 'phone'])
    .where('shopper', '=', shopper)
    .execute()
  const orders = await db
    .selectFrom('shop_order')
    .select(['email', 'address'])
    .where('shopper', '=', shopper)
    .orderBy('created_at', 'desc')
    .limit(NEWEST_ORDERS)
    .execute()
  const payments = await db
    .selectFrom('payment_attempt')
    .innerJoin('shop_order', 'shop_order.id', 'payment_attempt.order_id')
    .select('payment_attempt.card_mark')
    .distinct()
    .where('shop_order.shopper', '=', shopper)
    .where('payment_attempt.card_mark', 'is not', null)
    .execute()
  const sentTo = orders.flatMap(({ address }) => (address === null ? [] : [readDwelling(address)]))
  return {
    mailboxes: [member?.email ?? '', ...orders.map(({ email }) => email)]
      .filter((email) => email !== '')
      .map(mailboxOf),
    phones: [member?.phone ?? '', ...saved.map(({ phone }) => phone), ...sentTo.map(({ phone }) => phone)],
    addresses: [
      ...saved.map(({ postal_code: postalCode, ...address }) => ({ ...address, postalCode })),
      ...sentTo,
    ],
    cards: payments.flatMap(({ card_mark: mark }) => mark ?? []),
  }
}

function readDwelling(stored: string): Dwelling & { readonly phone: string } {
  return JSON.parse(stored) as Dwelling & { readonly phone: string }
}

/** Phones of the other new friends of this member: one phone is one friend. */
export async function phonesOfFriends(db: Reader, referrerId: string, besides: string): Promise<string[]> {
  const friends = await db
    .selectFrom('referral')
    .innerJoin('member', 'member.id', 'referral.friend_id')
    .select('member.phone')
    .where('referral.referrer_id', '=', referrerId)
    .where('referral.friend_id', '!=', besides)
    .where('referral.friend_coupon', 'is not', null)
    .execute()
  return friends.map(({ phone }) => phone).filter((phone) => phone !== '')
}

/** The friends of a member, the newest first. */
export function friendsOf(db: Reader, referrerId: string, most: number) {
  return db
    .selectFrom('referral')
    .innerJoin('member', 'member.id', 'referral.friend_id')
    .leftJoin('shop_order', 'shop_order.id', 'referral.order_id')
    .select([
      'member.first_name',
      'member.email',
      'member.email_confirmed_at',
      'referral.at',
      'referral.refusal',
      'referral.referrer_coupon',
      'referral.order_id',
      'shop_order.status',
      'shop_order.delivered_at',
    ])
    .where('referral.referrer_id', '=', referrerId)
    .orderBy('referral.at', 'desc')
    .orderBy('referral.friend_id')
    .limit(most)
    .execute()
}
export type FriendRow = Awaited<ReturnType<typeof friendsOf>>[number]

/** A first order that was cancelled, or refunded before it arrived, is none: the next one is. */
export function isVoid(order: {
  readonly status: string | null
  readonly delivered_at: number | null
}): boolean {
  return (order.status === 'cancelled' || order.status === 'refunded') && order.delivered_at === null
}
