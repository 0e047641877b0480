import { createShopper } from '#domain/account/shopper.ts'
import { ShopError } from '../../../core/shop-error.ts'
import type { Tx } from '../../../db/schema/database.ts'
import { transact } from '../../../db/transaction.ts'
import { raise } from '../../../events/raise.ts'
import type { RequestContext } from '../../../services/route.ts'
import { endSessionsOf } from '../../identity/identity.commands.ts'
import { readEmail } from '../../notify/notify.policy.ts'
import { memberByEmail, type Member } from '../members.queries.ts'
import { queueMemberMail } from '../mail/queue-member-mail.ts'
import { updateMember } from './update-member.ts'

/**
 * Stores the new address of the member who calls until its link is opened, and tells the present one. Nothing reveals
 * whether the new one has an account: then its owner gets a mail, and no link is made (trust.md S6). Throws `email-wrong`,
 * `profile-wrong`.
 */
export async function changeEmail({ services, shopper, now }: RequestContext, given: string): Promise<void> {
  const newEmail = readEmail(given, services.env.ADDRESS_RULES)
  await transact(services.store, async (tx) => {
    const owner = await memberByEmail(tx, newEmail)
    const member = await updateMember(tx, shopper?.id ?? '', () => ({ new_email: newEmail }))
    if (!member) throw new ShopError('sign-in-needed')
    if (newEmail === member.email) throw new ShopError('profile-wrong', { problems: { email: 'same' } })
    const mail = { memberId: member.id, newEmail }
    await queueMemberMail(
      tx,
      owner
        ? { template: 'email-taken', memberId: owner.id, to: owner.email }
        : { ...mail, template: 'email-new', to: newEmail },
      now,
    )
    await queueMemberMail(tx, { ...mail, template: 'email-changing', to: member.email }, now)
  })
}

/** Drops a new address that is not confirmed; its link does not work any more. */
export function keepEmail({ services, shopper }: RequestContext): Promise<void> {
  return transact(services.store, async (tx) => {
    await updateMember(tx, shopper?.id ?? '', () => ({ new_email: null }))
  })
}

/**
 * The link to the new address was opened: it replaces the old one, whose links stop working and which receives a notice. Every
 * other device is signed out, because the address is what a member signs in with (decision 0102). Throws
 * `member-exists` where the address has got an account since.
 */
export async function replaceEmail(tx: Tx, context: RequestContext, member: Member): Promise<void> {
  const { services, now } = context
  const { id, email: from, new_email: to } = member
  const wasConfirmed = member.email_confirmed_at !== null
  if (to === null) throw new ShopError('link-invalid')
  if (await memberByEmail(tx, to)) throw new ShopError('member-exists')
  await updateMember(tx, id, () => ({ email: to, email_confirmed_at: now, new_email: null }))
  await tx.deleteFrom('member_link').where('member_id', '=', id).execute()
  const shopper = createShopper('member', id)
  await endSessionsOf(tx, shopper, context.shopper?.id === id ? context.sessionHash : undefined)
  await raise(tx, services, {
    name: 'member.email-changed',
    member: shopper,
    from,
    wasConfirmed,
    to,
    at: now,
  })
  if (!wasConfirmed) await raise(tx, services, { name: 'member.email-confirmed', member: shopper, at: now })
  await queueMemberMail(tx, { template: 'email-changed', memberId: id, to: from, newEmail: to }, now)
}
