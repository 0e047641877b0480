import { randomBytes } from 'node:crypto'
import { ShopError } from '../../../core/shop-error.ts'
import { createShopper } from '#domain/account/shopper.ts'
import type { Tx } from '../../../db/schema/database.ts'
import { raise } from '../../../events/raise.ts'
import type { SocialIdentity } from '../../../providers/social/social-provider.ts'
import type { RequestContext } from '../../../services/route.ts'
import { guideOfVisit } from '../guides/guides.ts'
import { endWaysIn } from '../password/end-ways-in.ts'
import { createInviteCode } from '../../referrals/invite-code.ts'
import { createMemberCode } from '../profile/member-codes.ts'
import { memberByEmail, memberById, type Member } from '../members.queries.ts'
import { updateMember } from '../profile/update-member.ts'
import { queueMemberMail } from '../mail/queue-member-mail.ts'

interface Arrival {
  readonly identity: SocialIdentity
  /** Name of the provider. */
  readonly social: string
  readonly back: string
  /** Invite code of the referrer of a new account (spec 9.3). */
  readonly inviteCode: string | undefined
}

interface Arrived {
  readonly member: Member
  /** The account was another's to enter until now. */
  readonly secured: boolean
}

/**
 * The member whom a provider has named: of the account that is linked already; of the account with this address, which
 * is linked now; or of a new account. Throws `social-email` for an address that the provider does not vouch for, and
 * `social-other` for an account that another account at this provider is linked with.
 */
export async function memberOfIdentity(tx: Tx, context: RequestContext, arrival: Arrival): Promise<Arrived> {
  const { identity, social, back } = arrival
  const linked = await linkedMember(tx, identity)
  if (linked) return { member: present(linked, context, arrival), secured: false }
  // An address that anyone may have written into their account there proves nothing (trust.md S38).
  if (!identity.emailVerified || !isAddress(identity.email))
    throw new ShopError('social-email', { social, back })
  const isNew = await createMember(tx, context, arrival)
  const member = await memberByEmail(tx, identity.email)
  if (!member) throw new RangeError('an account that was just found is gone')
  present(member, context, arrival)
  const secured = member.email_confirmed_at === null
  if (secured) await secure(tx, context, { member, identity })
  await link(tx, context, { ...arrival, member })
  if (!isNew) {
    const template = secured ? 'social-secured' : 'social-linked'
    await queueMemberMail(tx, { template, memberId: member.id, social }, context.now)
  }
  return { member: (await memberById(tx, member.id)) ?? member, secured }
}

/** From the end of its week on an account counts as gone, also while the job has not erased it (`leave-account.ts`). */
function present(member: Member, { now }: RequestContext, { social, back }: Arrival): Member {
  if (member.leaves_at !== null && member.leaves_at <= now)
    throw new ShopError('social-rejected', { social, back })
  return member
}

/** The member whose account is linked with this login of a provider. */
export async function linkedMember(tx: Tx, { issuer, subject }: SocialIdentity): Promise<Member | undefined> {
  const row = await tx
    .selectFrom('social_link')
    .select('member_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row && memberById(tx, row.member_id)
}

/** One mailbox, in letters that no mail server reads in another way. */
function isAddress(email: string): boolean {
  return email.length <= 254 && /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(email)
}

async function link(
  tx: Tx,
  { now }: RequestContext,
  { identity, member, social, back }: Arrival & { readonly member: Member },
): Promise<void> {
  const { issuer, subject, email } = identity
  const made = await tx
    .insertInto('social_link')
    .values({ issuer, subject, member_id: member.id, email, linked_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows !== 1n) throw new ShopError('social-other', { social, back })
}

/**
 * A provider has verified an address that was never confirmed (trust.md S38): password and all other credentials are
 * revoked. The mail asks the owner to check the account. The name is the provider's, because mails address it.
 */
async function secure(
  tx: Tx,
  context: RequestContext,
  { member: { id }, identity }: { readonly member: Member; readonly identity: SocialIdentity },
): Promise<void> {
  await tx.updateTable('member').set({ password: null }).where('id', '=', id).execute()
  await updateMember(tx, id, () => ({
    ...namesOf(identity),
    email_confirmed_at: context.now,
    new_email: null,
  }))
  await endWaysIn(tx, context, id)
  const shopper = createShopper('member', id)
  await raise(tx, context.services, { name: 'member.email-confirmed', member: shopper, at: context.now })
}

/** Fields that the provider does not return stay empty. False where the address has an account. */
async function createMember(
  tx: Tx,
  context: RequestContext,
  { identity, inviteCode }: Arrival,
): Promise<boolean> {
  const { services, site, language, now } = context
  const member: Member = {
    id: randomBytes(16).toString('hex'),
    ...namesOf(identity),
    email: identity.email,
    email_confirmed_at: now,
    password: null,
    country: '',
    phone: '',
    birthday: '',
    role: 'customer',
    guide_code: null,
    member_code: createMemberCode(),
    invite_code: createInviteCode(),
    served_by: (await guideOfVisit(tx, context))?.id ?? null,
    store: null,
    new_email: null,
    profile_version: 1,
    site,
    lang: language,
    created_at: now,
    leaves_at: null,
  }
  const made = await tx
    .insertInto('member')
    .values(member)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows !== 1n) return false
  const shopper = createShopper('member', member.id)
  await raise(tx, services, { name: 'member.registered', member: shopper, inviteCode, at: now })
  return true
}

function namesOf({ email, firstName, lastName }: SocialIdentity) {
  const nickname = firstName || (email.split('@')[0] ?? '')
  return { first_name: firstName, last_name: lastName, nickname }
}
