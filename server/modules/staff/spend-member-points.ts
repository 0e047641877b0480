import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import type * as contract from '#contract/stores/staff.contract.ts'
import { sha256 } from '../../core/digest.ts'
import { transact } from '../../db/transaction.ts'
import type { RequestContext } from '../../services/route.ts'
import { spendPoints } from '../points/points.commands.ts'
import { confirmedMember } from './confirmed-member.ts'
import { mustBeStaff } from './staff.queries.ts'

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
    const { id: memberId } = await confirmedMember(tx, { staff, hash }, context.now)
    const { usable } = await spendPoints(tx, context, { memberId, points: amount, ref: `till:${receipt}` })
    return { spent: amount, points: usable, receipt }
  })
}
