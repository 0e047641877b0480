import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import type {
  finishConnecting as finishCall,
  startConnecting as startCall,
} from '#contract/account/social.contract.ts'
import { ShopError } from '../../../core/shop-error.ts'
import { transact } from '../../../db/transaction.ts'
import type { RequestContext } from '../../../services/route.ts'
import { memberOf } from '../members.queries.ts'
import { queueMemberMail } from '../mail/queue-member-mail.ts'
import { lockedMember } from '../sign-in-ways.ts'
import { beginJourney, readAnswer } from './social-answers.ts'
import { linkedMember } from './social-members.ts'

/**
 * Begins a journey that connects a provider with the account of this session. Throws `connect-unconfirmed`, and what
 * `beginJourney` throws.
 */
export async function startConnecting(
  context: RequestContext,
  input: InputOf<typeof startCall>,
): Promise<OutputOf<typeof startCall>> {
  const { services, sessionHash: session } = context
  const member = await memberOf(services.store.db, context.shopper)
  if (!member || session === undefined) throw new ShopError('sign-in-needed')
  // A person who registers the address of another one would keep a way in when its owner sets a password (trust.md S38).
  if (member.email_confirmed_at === null)
    throw new ShopError('connect-unconfirmed', { social: nameOf(context, input.provider) })
  return beginJourney(context, input, session)
}

/**
 * Links the login that the provider has named with the account of the session that began: in no other session, also of
 * the same member (trust.md S38). The address there proves nothing and may be another one. Throws `connect-taken`,
 * `connect-other`, and what `readAnswer` throws.
 */
export async function finishConnecting(
  context: RequestContext,
  input: InputOf<typeof finishCall>,
): Promise<OutputOf<typeof finishCall>> {
  const { services, now, sessionHash: session } = context
  if (session === undefined) throw new ShopError('sign-in-needed')
  const { identity, social, back } = await readAnswer(context, input, session)
  const { issuer, subject, email } = identity
  await transact(services.store, async (tx) => {
    const member = await lockedMember(tx, context)
    const made = await tx
      .insertInto('social_link')
      .values({ issuer, subject, member_id: member.id, email, linked_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (made.numInsertedOrUpdatedRows !== 1n) {
      // Of two members who connect one login at once, the second waits for the first, and finds it taken.
      const owner = await linkedMember(tx, identity)
      // Connected already, in another tab.
      if (owner?.id === member.id) return
      throw new ShopError(owner ? 'connect-taken' : 'connect-other', { social, back })
    }
    await queueMemberMail(tx, { template: 'social-connected', memberId: member.id, social }, now)
  })
  return { social, back }
}

function nameOf({ services }: RequestContext, id: string): string {
  const provider = services.social.find((one) => one.id === id)
  if (!provider) throw new ShopError('not-found')
  return provider.name
}
