import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import type { socialFinish, socialStart } from '#contract/account/social.contract.ts'
import { transact } from '../../../db/transaction.ts'
import type { RequestContext } from '../../../services/route.ts'
import { enter } from '../enter.ts'
import { beginJourney, readAnswer } from './social-answers.ts'
import { memberOfIdentity } from './social-members.ts'

/** Begins a journey to a provider. Throws what `beginJourney` throws. */
export function startSocial(
  context: RequestContext,
  input: InputOf<typeof socialStart>,
): Promise<OutputOf<typeof socialStart>> {
  return beginJourney(context, input)
}

/**
 * Finishes it with the answer that came back, which works once and in the browser that began it. Throws what `readAnswer`
 * and `memberOfIdentity` throw, with the page to return to.
 */
export async function finishSocial(
  context: RequestContext,
  input: InputOf<typeof socialFinish>,
): Promise<OutputOf<typeof socialFinish>> {
  const { takeDiscount, inviteCode, ...answer } = input
  const { identity, social, back } = await readAnswer(context, answer)
  // No transaction waits for the network: the provider has answered (trust.md A1).
  return transact(context.services.store, async (tx) => {
    const { member, secured } = await memberOfIdentity(tx, context, { identity, social, back, inviteCode })
    return { ...(await enter(tx, context, { member, takeDiscount })), back, secured }
  })
}
