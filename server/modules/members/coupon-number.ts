import type { Reader } from '../../db/schema/database.ts'
import { couponNumber } from '../coupons/coupons.queries.ts'
import type { Member } from './members.queries.ts'

/** How many coupons a member can use now (spec 3); none of a guest, nor before the address is confirmed. */
export function couponNumberOf(db: Reader, member: Member | undefined, now: number): Promise<number> {
  const holder = member && {
    memberId: member.id,
    email: member.email_confirmed_at === null ? undefined : member.email,
  }
  return couponNumber(db, holder, now)
}
