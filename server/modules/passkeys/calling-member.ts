import { ShopError } from '../../core/shop-error.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { RequestContext } from '../../services/route.ts'
import { memberOf, type Member } from '../members/members.queries.ts'

/** Throws `sign-in-needed` where the session outlives its account. */
export async function callingMember(db: Reader, { shopper }: RequestContext): Promise<Member> {
  const member = await memberOf(db, shopper)
  if (!member) throw new ShopError('sign-in-needed')
  return member
}
