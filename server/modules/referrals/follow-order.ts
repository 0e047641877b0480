import { createShopper, parseShopperKey, shopperKey } from '#domain/account/shopper.ts'
import { isSamePerson, type ReferralRefusal } from '#domain/referral/referral.ts'
import type { Tx } from '../../db/schema/database.ts'
import { hasGoods } from '../promotions/first-order.ts'
import { personOf } from '../promotions/person.ts'
import { decideReferral } from './decide-referral.ts'
import { noteMailbox } from './known-mailboxes.ts'
import { isVoid, personFacts, phonesOfFriends } from './referrals.queries.ts'

interface PaidOrder {
  readonly id: string
  readonly email: string
  readonly total: number
  readonly guide_code: string | null
}

/** Every buyer's mailbox is known from the payment on. The first order of a friend is kept, or why it does not reward. */
export async function followOrder(tx: Tx, orderId: string, at: number): Promise<void> {
  const order = await tx
    .selectFrom('shop_order')
    .select(['id', 'shopper', 'email', 'total', 'guide_code'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return
  const buyer = parseShopperKey(order.shopper)
  // The friend is decided about first: the order makes the mailbox a known one.
  if (buyer.kind === 'member' && (await isMailboxOf(tx, buyer.id, order.email)))
    await decideReferral(tx, buyer.id, at)
  await noteMailbox(tx, order.email, at)
  const referral = buyer.kind === 'member' ? await openReferralOf(tx, buyer.id) : undefined
  if (!referral || referral.order_id === orderId || !(await hasGoods(tx, orderId))) return
  const refusal = await refusalOf(tx, { order, ...referral })
  await tx
    .updateTable('referral')
    .set({ order_id: orderId, due_at: null, refusal, settled_at: refusal === null ? null : at })
    .where('friend_id', '=', referral.friend_id)
    .execute()
}

async function isMailboxOf(tx: Tx, memberId: string, email: string): Promise<boolean> {
  const member = await tx.selectFrom('member').select('email').where('id', '=', memberId).executeTakeFirst()
  return member !== undefined && personOf(member.email) === personOf(email)
}

/** The referral of a friend whose first order is not known, or was cancelled. The row is locked: of two orders one is the first. */
async function openReferralOf(tx: Tx, friendId: string) {
  const locked = await tx
    .updateTable('referral')
    .set((row) => ({ at: row.ref('at') }))
    .where('friend_id', '=', friendId)
    .where('settled_at', 'is', null)
    .returning(['friend_id', 'referrer_id', 'order_id'])
    .executeTakeFirst()
  if (!locked || locked.order_id === null) return locked
  const before = await tx
    .selectFrom('shop_order')
    .select(['status', 'delivered_at'])
    .where('id', '=', locked.order_id)
    .executeTakeFirst()
  return before && isVoid(before) ? locked : undefined
}

interface Referred {
  readonly order: PaidOrder
  readonly friend_id: string
  readonly referrer_id: string
}

async function refusalOf(tx: Tx, referred: Referred): Promise<ReferralRefusal | null> {
  const { order, friend_id: friendId, referrer_id: referrerId } = referred
  const friend = await personFacts(tx, friendId)
  if (isSamePerson(friend, await personFacts(tx, referrerId))) return 'same-person'
  const others = await phonesOfFriends(tx, referrerId, friendId)
  if (friend.phones.some((phone) => others.includes(phone))) return 'known'
  if (await hasOtherOrder(tx, friendId, order.id)) return 'known'
  if (order.guide_code !== null) return 'guide-sale'
  return order.total > 0 ? null : 'unpaid'
}

/** Bought before, as a guest whose orders have become the member's for example. */
async function hasOtherOrder(tx: Tx, memberId: string, orderId: string): Promise<boolean> {
  const others = await tx
    .selectFrom('shop_order')
    .select(['status', 'delivered_at'])
    .where('shopper', '=', shopperKey(createShopper('member', memberId)))
    .where('id', '!=', orderId)
    .where('paid_at', 'is not', null)
    .execute()
  return others.some((one) => !isVoid(one))
}
