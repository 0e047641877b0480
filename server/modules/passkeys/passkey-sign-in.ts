import type { InputOf } from '#contract/endpoint.ts'
import type { SignedIn } from '#contract/account/login.contract.ts'
import type { passkeySignIn } from '#contract/account/passkeys.contract.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Tx } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import type { RequestContext } from '../../services/route.ts'
import { enter } from '../members/enter.ts'
import { memberById } from '../members/members.queries.ts'
import { spendChallenge } from './challenges.ts'
import { userHandleOf } from './passkey-options.ts'
import { passkeyById, type PasskeyRow } from './passkeys.queries.ts'
import { checkAssertion } from './verify-passkey.ts'

/**
 * Signs in by what an authenticator has signed (trust.md S41); from there on it is a sign-in like one with a password.
 * Throws `passkey-expired`, `passkey-unknown` and `passkey-wrong`.
 */
export async function signInWithPasskey(
  context: RequestContext,
  input: InputOf<typeof passkeySignIn>,
): Promise<SignedIn> {
  const { services, now } = context
  const challenge = await spendChallenge(context, { ...input, ceremony: 'sign-in' })
  const passkey = await passkeyById(services.store.db, input.id)
  if (!passkey) throw new ShopError('passkey-unknown')
  if (input.userHandle !== userHandleOf(passkey.member_id)) throw new ShopError('passkey-wrong')
  const after = await checkAssertion(services, { challenge, passkey }, input)
  return transact(services.store, async (tx) => {
    const member = await memberById(tx, passkey.member_id)
    // From the end of its week on a deleted account counts as gone (trust.md S37).
    if (!member || (member.leaves_at !== null && member.leaves_at <= now))
      throw new ShopError('passkey-unknown')
    await recordUse(tx, passkey, { ...after, last_used_at: now })
    return enter(tx, context, { member, takeDiscount: input.takeDiscount })
  })
}

/** Two copies of an authenticator cannot both go on: of two equal counters the second is refused. */
async function recordUse(
  tx: Tx,
  { id }: PasskeyRow,
  use: Pick<PasskeyRow, 'counter' | 'backed_up' | 'last_used_at'>,
): Promise<void> {
  const used = await tx
    .updateTable('passkey')
    .set(use)
    .where('id', '=', id)
    .where('counter', use.counter === 0 ? '=' : '<', use.counter)
    .executeTakeFirst()
  if (used.numUpdatedRows !== 1n) throw new ShopError('passkey-wrong')
}
