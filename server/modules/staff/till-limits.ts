import type { TillCode } from '#domain/account/till-code.ts'
import { sha256 } from '../../core/digest.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { RequestContext } from '../../services/route.ts'
import { giveBackHit, secondsLeft, takeHit } from '../../services/rate-limits.ts'
import { WRONG_CODES } from './staff.policy.ts'
import type { StaffHere } from './staff.queries.ts'

type Call = Pick<RequestContext, 'services' | 'now'>

/**
 * Takes an attempt before a code is compared: throws `too-many` after too many wrong ones for this member from this member of
 * staff. `forgiveCode` gives it back.
 */
export async function takeCodeAttempt(
  { services, now }: Call,
  staff: StaffHere,
  shown: TillCode,
): Promise<void> {
  if (!services.env.RATE_LIMITS) return
  const { hits, windowMs } = WRONG_CODES
  const taken = await takeHit(services.store.db, { key: keyOf(staff, shown), hits, windowMs }, now)
  if (!taken.isTaken) throw new ShopError('too-many', { retryAfter: secondsLeft(taken, now) })
}

/** A right code is no attempt. */
export async function forgiveCode({ services }: Call, staff: StaffHere, shown: TillCode): Promise<void> {
  await giveBackHit(services.store.db, keyOf(staff, shown))
}

/** Limit key of both, so that another member of staff can still serve the member. */
function keyOf({ staffId }: StaffHere, { memberCode }: TillCode): string {
  return `${WRONG_CODES.name}:${staffId}:${sha256(memberCode)}`
}
