import type { InputOf } from '#contract/endpoint.ts'
import type * as calls from '#contract/account/passkeys.contract.ts'
import { ShopError } from '../../core/shop-error.ts'
import { transact } from '../../db/transaction.ts'
import type { RequestContext } from '../../services/route.ts'
import { queueMemberMail } from '../members/mail/queue-member-mail.ts'
import { assertWayIn, lockedMember } from '../members/sign-in-ways.ts'
import { callingMember } from './calling-member.ts'
import { spendChallenge } from './challenges.ts'
import { MOST_PASSKEYS, relyingParty } from './passkeys.policy.ts'
import { presentPasskey } from './passkeys.present.ts'
import { passkeysOf, type PasskeyRow } from './passkeys.queries.ts'
import { checkNewPasskey } from './verify-passkey.ts'

/** Throws `passkey-expired`, `passkey-wrong`, `passkey-exists` and `passkeys-full`. */
export async function addPasskey(
  context: RequestContext,
  input: InputOf<typeof calls.addPasskey>,
): Promise<calls.Passkey> {
  const { services, now, browser } = context
  const challenge = await spendChallenge(context, { ...input, ceremony: 'add' })
  const made = await checkNewPasskey(services, challenge, input)
  return transact(services.store, async (tx) => {
    const member = await callingMember(tx, context)
    const row: PasskeyRow = {
      ...made,
      member_id: member.id,
      name: input.name ?? browser,
      created_at: now,
      last_used_at: null,
    }
    const added = await tx
      .insertInto('passkey')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    // The response is the same for a passkey of this member and of another one.
    if (added.numInsertedOrUpdatedRows !== 1n) throw new ShopError('passkey-exists')
    if ((await passkeysOf(tx, member.id)).length > MOST_PASSKEYS) throw new ShopError('passkeys-full')
    await queueMemberMail(tx, { template: 'passkey-added', memberId: member.id, browser }, now)
    return presentPasskey(row)
  })
}

/** The passkey of another member is as unknown as one that never was (trust.md S8). */
export async function renamePasskey(
  context: RequestContext,
  { id, name }: InputOf<typeof calls.renamePasskey>,
): Promise<calls.Passkey> {
  const { db } = context.services.store
  const member = await callingMember(db, context)
  const row = await db
    .updateTable('passkey')
    .set({ name })
    .where('id', '=', id)
    .where('member_id', '=', member.id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new ShopError('not-found')
  return presentPasskey(row)
}

/** As `renamePasskey`; throws `last-way-in`, too. Sessions that the passkey has opened stay; the list of devices ends them. */
export async function removePasskey(
  context: RequestContext,
  { id }: InputOf<typeof calls.removePasskey>,
): Promise<{ rpId: string }> {
  const { services, now, browser } = context
  await transact(services.store, async (tx) => {
    const member = await lockedMember(tx, context)
    const removed = await tx
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('member_id', '=', member.id)
      .executeTakeFirst()
    if (removed.numDeletedRows !== 1n) throw new ShopError('not-found')
    await assertWayIn(tx, member)
    await queueMemberMail(tx, { template: 'passkey-removed', memberId: member.id, browser }, now)
  })
  return { rpId: relyingParty(services.env).id }
}
