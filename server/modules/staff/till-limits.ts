import type { TillCode } from '#domain/account/till-code.ts'
import { sha256 } from '../../core/digest.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { RequestContext } from '../../services/route.ts'
import { countAttempt } from '../members/password/count-attempt.ts'
import { WRONG_CODES } from './staff.policy.ts'
import type { StaffHere } from './staff.queries.ts'

type Call = Pick<RequestContext, 'services' | 'now'>

/** Runs before a code is compared: throws `too-many` after too many wrong ones for this member from this member of staff. */
export async function guardCodes({ services, now }: Call, staff: StaffHere, shown: TillCode): Promise<void> {
  if (!services.env.RATE_LIMITS) return
  const row = await services.store.db
    .selectFrom('rate_limit')
    .selectAll()
    .where('key', '=', keyOf(staff, shown))
    .where('window_ends', '>', now)
    .executeTakeFirst()
  if (row && row.hits >= WRONG_CODES.hits)
    throw new ShopError('too-many', { retryAfter: Math.ceil((row.window_ends - now) / 1_000) })
}

export function countWrongCode(call: Call, staff: StaffHere, shown: TillCode): Promise<void> {
  return countAttempt(call, keyOf(staff, shown), WRONG_CODES.windowMs)
}

/** Limit key of both, so that another member of staff can still serve the member. */
function keyOf({ staffId }: StaffHere, { memberCode }: TillCode): string {
  return `${WRONG_CODES.name}:${staffId}:${sha256(memberCode)}`
}
