import type { Tx } from '../../db/schema/database.ts'
import type { ServerEvents } from '../../events/server-events.ts'
import { moveGrants } from './move-grants.ts'

/**
 * The coupons of a member move to the new address. An address that was only typed had none: they are those of its real owner, except
 * what the account's own referrals have given (`referrals.listeners.ts`).
 */
export async function moveCoupons(
  tx: Tx,
  { from, to, wasConfirmed }: ServerEvents['member.email-changed'],
): Promise<void> {
  if (wasConfirmed) await moveGrants(tx, { from, to })
}
