import { TURN_COOKIE } from '#contract/storage-keys.ts'
import { sha256 } from '../../core/digest.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { RequestContext } from '../../services/route.ts'
import { readTurn } from '../identity/session-cookie.ts'
import { staffCookieName } from '../kiosk/staff-cookie.ts'
import { tabletHere } from '../kiosk/tablet-here.ts'
import { STAFF_MS } from './staff.policy.ts'

export interface StaffHere {
  readonly staffId: string
  readonly storeId: string
  /** The visit at the tablet. */
  readonly turn: string
}

/** The visit of this request; undefined outside a kiosk. */
export function turnHere({ cookie }: Pick<RequestContext, 'cookie'>): string | undefined {
  return readTurn(cookie(TURN_COOKIE))
}

/** The member of staff who has signed in on this tablet in this visit; role and deletion are read with each call (trust.md S39). */
export async function staffHere(context: RequestContext): Promise<StaffHere | undefined> {
  const token = context.cookie(staffCookieName(context.secure))
  const turn = turnHere(context)
  if (!token || token.length > 200 || turn === undefined) return undefined
  const tablet = await tabletHere(context)
  if (!tablet) return undefined
  const row = await context.services.store.db
    .selectFrom('staff_session')
    .innerJoin('member', 'member.id', 'staff_session.member_id')
    .select('member.id')
    .where('staff_session.id_hash', '=', sha256(token))
    .where('staff_session.kiosk_id', '=', tablet.id)
    .where('staff_session.kiosk_turn', '=', turn)
    .where('staff_session.created_at', '>', context.now - STAFF_MS)
    // Not of a clock that was ahead.
    .where('staff_session.created_at', '<', context.now + STAFF_MS)
    .where('member.role', '=', 'staff')
    .where('member.leaves_at', 'is', null)
    .executeTakeFirst()
  return row && { staffId: row.id, storeId: tablet.storeId, turn }
}

/** Throws `staff-needed`. */
export async function mustBeStaff(context: RequestContext): Promise<StaffHere> {
  const staff = await staffHere(context)
  if (!staff) throw new ShopError('staff-needed')
  return staff
}
