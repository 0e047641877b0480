import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/stores/staff.contract.ts'
import { sha256 } from '../../core/digest.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Tx } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import type { RequestContext } from '../../services/route.ts'
import { spendPoints } from '../points/points.commands.ts'
import { CONFIRMED_MS } from './staff.policy.ts'
import { mustBeStaff, type StaffHere } from './staff.queries.ts'

/**
 * Spends points of the member whose rotating code this member of staff has scanned in this visit. One confirmation is
 * one use: the ledger stores its receipt, so that a repeated call does not spend twice. Throws `staff-needed`,
 * `confirmation-gone`, and what `spendPoints` throws.
 */
export async function spendMemberPoints(
  context: RequestContext,
  { confirmation, amount }: InputOf<typeof contract.spendMemberPoints>,
): Promise<OutputOf<typeof contract.spendMemberPoints>> {
  const staff = await mustBeStaff(context)
  const hash = sha256(confirmation)
  const receipt = hash.slice(0, 10).toUpperCase()
  return transact(context.services.store, async (tx) => {
    const memberId = await confirmedMember(tx, { staff, hash }, context.now)
    if (memberId === undefined) throw new ShopError('confirmation-gone')
    const { usable } = await spendPoints(tx, context, { memberId, points: amount, ref: `till:${receipt}` })
    return { spent: amount, points: usable, receipt }
  })
}

/** Undefined for a confirmation that has run out, of another visit or other staff, and of a member who leaves. */
async function confirmedMember(
  tx: Tx,
  { staff, hash }: { readonly staff: StaffHere; readonly hash: string },
  now: number,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('till_confirmation')
    .innerJoin('member', 'member.id', 'till_confirmation.member_id')
    .select('member.id')
    .where('till_confirmation.id_hash', '=', hash)
    .where('till_confirmation.staff_id', '=', staff.staffId)
    .where('till_confirmation.kiosk_turn', '=', staff.turn)
    .where('till_confirmation.created_at', '>', now - CONFIRMED_MS)
    // Not of a clock that was ahead.
    .where('till_confirmation.created_at', '<', now + CONFIRMED_MS)
    .where('member.leaves_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}
