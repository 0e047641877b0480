import { foldCode } from '#domain/text/typed-text.ts'
import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { InputOf } from '#contract/endpoint.ts'
import type {
  confirmAndLogin as confirmAndLoginCall,
  confirmEmail as confirmCall,
  resetPassword as resetCall,
  SignedIn,
} from '#contract/account/login.contract.ts'
import { createShopper } from '#domain/account/shopper.ts'
import { sha256 } from '../../../core/digest.ts'
import { ShopError } from '../../../core/shop-error.ts'
import type { Reader, Tx } from '../../../db/schema/database.ts'
import type { LinkKind, MemberLinkTable } from '../../../db/schema/member-tables.ts'
import { transact } from '../../../db/transaction.ts'
import { raise } from '../../../events/raise.ts'
import type { RequestContext } from '../../../services/route.ts'
import type { Services } from '../../../services/services.ts'
import { endSessionsOf } from '../../identity/identity.commands.ts'
import { replaceEmail } from '../profile/email-change.ts'
import { endWaysIn } from '../password/end-ways-in.ts'
import { queueMemberMail } from './queue-member-mail.ts'
import { enter } from '../enter.ts'
import { assertPassword, wordsOf } from '../members.commands.ts'
import { LINK_MS } from '../members.policy.ts'
import { memberByEmail, memberById, memberOf, type Member } from '../members.queries.ts'
import { assertNewPassword, hashPassword } from '../password/passwords.ts'
import { lockMember, updateMember } from '../profile/update-member.ts'

/**
 * Makes the token of a link (trust.md S7); only the newest of a kind for an address works. Called by the sender of the mail, so that the
 * token is stored nowhere.
 */
export async function createLink(
  { store, now }: Pick<Services, 'store' | 'now'>,
  { member, kind, email }: { readonly member: Member; readonly kind: LinkKind; readonly email: string },
): Promise<string> {
  const at = now()
  const token = randomBytes(32).toString('base64url')
  await transact(store, async (tx) => {
    await tx
      .deleteFrom('member_link')
      .where('member_id', '=', member.id)
      .where('kind', '=', kind)
      .where('email', '=', email)
      .execute()
    await tx
      .insertInto('member_link')
      .values({
        token_hash: sha256(token),
        member_id: member.id,
        kind,
        email,
        created_at: at,
        until: at + LINK_MS[kind],
      })
      .execute()
  })
  return token
}

/** Mails a link to set a new password, if the address has an account; nothing reveals whether it has (trust.md S6). */
export async function forgotPassword(context: RequestContext, given: string): Promise<void> {
  const { services, now } = context
  const email = foldCode(given).toLowerCase()
  await transact(services.store, async (tx) => {
    const member = await memberByEmail(tx, email)
    // An item for an address without an account, too, which its sender drops: both take the same time.
    await queueMemberMail(tx, { template: 'reset', memberId: member?.id ?? '' }, now)
  })
}

/** Mails the member who calls another link that confirms their address. */
export async function sendConfirmation(context: RequestContext): Promise<void> {
  const { services, now } = context
  await transact(services.store, async (tx) => {
    const member = await memberOf(tx, context.shopper)
    if (member && member.email_confirmed_at === null)
      await queueMemberMail(tx, { template: 'confirm', memberId: member.id }, now)
  })
}

/**
 * Sets a password by a mailed link and ends every session of the member; of an account whose address was never confirmed,
 * every other way in, too (trust.md S38). The link that confirms such an address proves as much as one that was requested
 * for a password. Throws `link-invalid`, `password-wrong`.
 */
export async function resetPassword(
  context: RequestContext,
  { token, password }: InputOf<typeof resetCall>,
): Promise<void> {
  const { services, now } = context
  const { member: known } = await validLink(services.store.db, { token, use: 'set-password' }, now)
  // Only who has the link learns what is wrong with the new password.
  await assertNewPassword(password, services.env.PASSWORD_RULES, wordsOf(known))
  const hashed = await hashPassword(password)
  await transact(services.store, async (tx) => {
    const { member } = await spendLink(tx, { token, use: 'set-password' }, now)
    await tx.updateTable('member').set({ password: hashed }).where('id', '=', member.id).execute()
    // The mail arrived, so the address is theirs; one that was to replace it may have been entered by another person.
    const email_confirmed_at = member.email_confirmed_at ?? now
    await updateMember(tx, member.id, () => ({ email_confirmed_at, new_email: null }))
    // Passkeys and providers of a confirmed account are its owner's own.
    const shopper = createShopper('member', member.id)
    if (member.email_confirmed_at === null) {
      await endWaysIn(tx, context, member.id)
      await raise(tx, services, { name: 'member.email-confirmed', member: shopper, at: now })
    } else await endSessionsOf(tx, shopper)
    await queueMemberMail(tx, { template: 'password-changed', memberId: member.id }, now)
  })
}

/**
 * Confirms the address of the member who calls, or the new one that replaces it. The click alone proves nothing: the
 * account may be that of a stranger who has entered another person's address (trust.md S38). Throws `link-invalid`,
 * `member-exists`, and `password-needed` where another member or none is signed in; the link stays valid then.
 */
export async function confirmEmail(
  context: RequestContext,
  { token }: InputOf<typeof confirmCall>,
): Promise<void> {
  const { services, shopper, now } = context
  await transact(services.store, async (tx) => {
    const spent = await spendLink(tx, { token, use: 'confirm' }, now)
    const { link, member } = spent
    if (shopper?.kind !== 'member' || shopper.id !== member.id)
      throw new ShopError('password-needed', {
        email: link.email,
        maySetPassword: mayUse(link, 'set-password', member),
      })
    await confirmAddress(tx, context, spent)
  })
}

/**
 * Confirms an address in a browser where its member is not signed in, and signs the member in. Throws `link-invalid`,
 * `member-exists`, `sign-in-wrong`.
 */
export async function confirmAndLogin(
  context: RequestContext,
  { token, password }: InputOf<typeof confirmAndLoginCall>,
): Promise<SignedIn> {
  const { services, now } = context
  const given = { token, use: 'confirm' } as const
  const { member: known } = await validLink(services.store.db, given, now)
  await assertPassword(context, password, known)
  return transact(services.store, async (tx) => {
    await confirmAddress(tx, context, await spendLink(tx, given, now))
    const member = await lockMember(tx, known.id)
    // Deleted, or given another password, since it was compared.
    if (member?.password !== known.password) throw new ShopError('sign-in-wrong')
    return enter(tx, context, { member })
  })
}

async function confirmAddress(tx: Tx, context: RequestContext, { link, member }: FoundLink): Promise<void> {
  if (link.email !== member.email) return replaceEmail(tx, context, member)
  const { services, now } = context
  await updateMember(tx, member.id, () => ({ email_confirmed_at: now }))
  if (member.email_confirmed_at !== null) return
  const shopper = createShopper('member', member.id)
  await raise(tx, services, { name: 'member.email-confirmed', member: shopper, at: now })
}

interface GivenLink {
  readonly token: string
  readonly use: LinkUse
}

type LinkUse = 'set-password' | 'confirm'

interface FoundLink {
  readonly link: Selectable<MemberLinkTable>
  readonly member: Member
}

async function validLink(db: Reader, { token, use }: GivenLink, now: number): Promise<FoundLink> {
  const link = await db
    .selectFrom('member_link')
    .selectAll()
    .where('token_hash', '=', sha256(token))
    .executeTakeFirst()
  const member = link && (await memberById(db, link.member_id))
  if (!link || !member || now > link.until || !isOf(member, link) || !mayUse(link, use, member))
    throw new ShopError('link-invalid')
  return { link, member }
}

/** The first link to the address of an account sets a password, too, until that address is confirmed. */
function mayUse(
  { kind, email }: Pick<MemberLinkTable, 'kind' | 'email'>,
  use: LinkUse,
  member: Member,
): boolean {
  if (kind === 'reset') return use === 'set-password'
  return use === 'confirm' || (email === member.email && member.email_confirmed_at === null)
}

/** A link to an address that the member has replaced or withdrawn does not work. */
function isOf(member: Member, { kind, email }: Pick<MemberLinkTable, 'kind' | 'email'>): boolean {
  return email === member.email || (kind === 'confirm' && email === member.new_email)
}

/** A link works once: of two uses at the same time, one deletes the row. */
async function spendLink(tx: Tx, given: GivenLink, now: number): Promise<FoundLink> {
  const { link, member } = await validLink(tx, given, now)
  const spent = await tx
    .deleteFrom('member_link')
    .where('token_hash', '=', link.token_hash)
    .executeTakeFirst()
  if (spent.numDeletedRows !== 1n) throw new ShopError('link-invalid')
  return { link, member }
}
