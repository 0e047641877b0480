import { ShopError } from '../../core/shop-error.ts'
import type { Tx } from '../../db/schema/database.ts'
import { CONFIRMED_MS } from './staff.policy.ts'
import type { StaffHere } from './staff.queries.ts'

interface ConfirmedMember {
  readonly id: string
  readonly email: string
  readonly email_confirmed_at: number | null
}

/**
 * The member whose rotating code this member of staff has scanned in this visit. Throws `confirmation-gone` for a confirmation that
 * has run out, of another visit or other staff, and of a member who leaves.
 */
export async function confirmedMember(
  tx: Tx,
  { staff, hash }: { readonly staff: StaffHere; readonly hash: string },
  now: number,
): Promise<ConfirmedMember> {
  const row = await tx
    .selectFrom('till_confirmation')
    .innerJoin('member', 'member.id', 'till_confirmation.member_id')
    .select(['member.id', 'member.email', 'member.email_confirmed_at'])
    .where('till_confirmation.id_hash', '=', hash)
    .where('till_confirmation.staff_id', '=', staff.staffId)
    .where('till_confirmation.kiosk_turn', '=', staff.turn)
    .where('till_confirmation.created_at', '>', now - CONFIRMED_MS)
    // Not of a clock that was ahead.
    .where('till_confirmation.created_at', '<', now + CONFIRMED_MS)
    .where('member.leaves_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw new ShopError('confirmation-gone')
  return row
}
