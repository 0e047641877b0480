import { createShopper } from '#domain/account/shopper.ts'
import type { Tx } from '../../db/schema/database.ts'
import type { RequestContext } from '../../services/route.ts'
import { raise } from '../../events/raise.ts'
import { endSessionsOf } from '../identity/identity.commands.ts'

/**
 * The account was registered without proof of its address, perhaps in wait for the owner, who has come now
 * (trust.md S38): sessions, links, other providers, passkeys and notifications end. What was saved in it stays, because
 * mostly it is the owner's own.
 */
export async function endWaysIn(tx: Tx, { services, now }: RequestContext, memberId: string): Promise<void> {
  const shopper = createShopper('member', memberId)
  await endSessionsOf(tx, shopper)
  await tx.deleteFrom('member_link').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('member_browser').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('social_link').where('member_id', '=', memberId).execute()
  await raise(tx, services, { name: 'member.secured', member: shopper, at: now })
}
