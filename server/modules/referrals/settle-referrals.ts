import { REFERRAL, type ReferralRefusal } from '#domain/referral/referral.ts'
import { OPEN_RETURN_STATES } from '#domain/returns/return-states.ts'
import { DAY_MS } from '#domain/time-units.ts'
import type { Tx } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import type { Lease } from '../../queue/lease.ts'
import type { Services } from '../../services/services.ts'
import { giveCoupon } from './referral-coupon.ts'

const AT_ONCE = 200

/** Decides the referrals whose order can no longer be returned, each once. Returns the number of referrals that it has looked at. */
export async function settleReferrals(services: Services, lease: Partial<Lease> = {}): Promise<number> {
  const now = services.now()
  const due = await dueReferrals(services).select('friend_id').limit(AT_ONCE).execute()
  let done = 0
  for (const { friend_id: friendId } of due) {
    if (lease.signal?.aborted === true) break
    await transact(services.store, (tx) => settle(tx, friendId, now))
    done += 1
  }
  return done
}

export async function isAnyReferralDue(services: Services): Promise<boolean> {
  return (await dueReferrals(services).select('friend_id').limit(1).executeTakeFirst()) !== undefined
}

/** A friend brings no reward before the address is confirmed: it shows that there is a person. */
function dueReferrals({ store, now }: Services) {
  return store.db
    .selectFrom('referral')
    .innerJoin('member', 'member.id', 'referral.friend_id')
    .where('referral.due_at', '<=', now())
    .where('referral.settled_at', 'is', null)
    .where('member.email_confirmed_at', 'is not', null)
}

/** The conditional update lets one of two nodes decide. */
async function settle(tx: Tx, friendId: string, now: number): Promise<void> {
  const claimed = await tx
    .updateTable('referral')
    .set({ settled_at: now })
    .where('friend_id', '=', friendId)
    .where('due_at', '<=', now)
    .where('settled_at', 'is', null)
    .returning(['order_id', 'referrer_id'])
    .executeTakeFirst()
  if (!claimed || claimed.order_id === null) return
  const keep = (change: {
    readonly settled_at?: null
    readonly due_at?: number
    readonly refusal?: ReferralRefusal
    readonly referrer_coupon?: string
  }) => tx.updateTable('referral').set(change).where('friend_id', '=', friendId).execute()

  // A return that was applied for in time is not decided yet.
  if (await hasOpenReturn(tx, claimed.order_id)) {
    await keep({ settled_at: null, due_at: now + DAY_MS })
    return
  }
  const referrer = await tx
    .selectFrom('member')
    .select('email')
    .where('id', '=', claimed.referrer_id)
    .where('leaves_at', 'is', null)
    .executeTakeFirst()
  if (!referrer) await keep({ refusal: 'referrer-gone' })
  else if (!(await isKept(tx, claimed.order_id))) await keep({ refusal: 'returned' })
  else {
    const given = { email: referrer.email, amount: REFERRAL.referrer, isFirstOrder: false, at: now }
    await keep({ referrer_coupon: await giveCoupon(tx, given) })
  }
}

async function hasOpenReturn(tx: Tx, orderId: string): Promise<boolean> {
  const open = await tx
    .selectFrom('order_return')
    .select('id')
    .where('order_id', '=', orderId)
    .where('state', 'in', [...OPEN_RETURN_STATES])
    .executeTakeFirst()
  return open !== undefined
}

/** Whether the friend has kept a piece of the order. */
async function isKept(tx: Tx, orderId: string): Promise<boolean> {
  const order = await tx
    .selectFrom('shop_order')
    .select('status')
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (order?.status !== 'delivered') return false
  const lines = await tx
    .selectFrom('order_line')
    .select(['qty', 'cancelled', 'returned'])
    .where('order_id', '=', orderId)
    .execute()
  return lines.some(({ qty, cancelled, returned }) => qty - cancelled - returned > 0)
}
