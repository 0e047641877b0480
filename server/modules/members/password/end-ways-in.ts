import { createShopper } from '#domain/account/shopper.ts'
import type { Tx } from '../../../db/schema/database.ts'
import type { RequestContext } from '../../../services/route.ts'
import { raise } from '../../../events/raise.ts'
import { endSessionsOf } from '../../identity/identity.commands.ts'

/**
 * Revokes credentials created before e-mail verification, because a stranger may have registered the address (trust.md
 * S38): sessions, links, providers, passkeys and notifications. Saved data stays: mostly it is the owner's own.
 */
export async function endWaysIn(tx: Tx, { services, now }: RequestContext, memberId: string): Promise<void> {
  const shopper = createShopper('member', memberId)
  await endSessionsOf(tx, shopper)
  await tx.deleteFrom('member_link').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('member_browser').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('social_link').where('member_id', '=', memberId).execute()
  await raise(tx, services, { name: 'member.secured', member: shopper, at: now })
}
