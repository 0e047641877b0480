import { foldCode } from '#domain/text/typed-text.ts'
import { randomBytes } from 'node:crypto'
import type { InputOf } from '#contract/endpoint.ts'
import type {
  confirmEmail as confirmCall,
  resetPassword as resetCall,
} from '#contract/account/login.contract.ts'
import { createShopper } from '#domain/account/shopper.ts'
import { sha256 } from '../../../core/digest.ts'
import { ShopError } from '../../../core/shop-error.ts'
import type { Reader, Tx } from '../../../db/schema/database.ts'
import type { LinkKind, MemberLinkTable } from '../../../db/schema/member-tables.ts'
import { transact } from '../../../db/transaction.ts'
import type { RequestContext } from '../../../services/route.ts'
import type { Services } from '../../../services/services.ts'
import { endSessionsOf } from '../../identity/identity.commands.ts'
import { replaceEmail } from '../profile/email-change.ts'
import { endWaysIn } from '../password/end-ways-in.ts'
import { queueMemberMail } from './queue-member-mail.ts'
import { wordsOf } from '../members.commands.ts'
import { LINK_MS } from '../members.policy.ts'
import { memberByEmail, memberById, memberOf, type Member } from '../members.queries.ts'
import { assertNewPassword, hashPassword } from '../password/passwords.ts'
import { updateMember } from '../profile/update-member.ts'

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

/** Sets a password by a mailed link and ends every session of the member; of an account whose address was never confirmed, every other way in, too (trust.md S38). Throws `link-invalid`, `password-wrong`. */
export async function resetPassword(
  context: RequestContext,
  { token, password }: InputOf<typeof resetCall>,
): Promise<void> {
  const { services, now } = context
  const link = await validLink(services.store.db, { token, kind: 'reset' }, now)
  // Only who has the link learns what is wrong with the new password.
  await assertNewPassword(password, services.env.PASSWORD_RULES, wordsOf(link.member))
  const hashed = await hashPassword(password)
  await transact(services.store, async (tx) => {
    const { member } = await spendLink(tx, { token, kind: 'reset' }, now)
    await tx.updateTable('member').set({ password: hashed }).where('id', '=', member.id).execute()
    // The mail arrived, so the address is theirs; one that was to replace it may have been entered by another person.
    const email_confirmed_at = member.email_confirmed_at ?? now
    await updateMember(tx, member.id, () => ({ email_confirmed_at, new_email: null }))
    // Passkeys and providers of a confirmed account are its owner's own.
    if (member.email_confirmed_at === null) await endWaysIn(tx, context, member.id)
    else await endSessionsOf(tx, createShopper('member', member.id))
    await queueMemberMail(tx, { template: 'password-changed', memberId: member.id }, now)
  })
}

/** Confirms the member's address, or the new one that replaces it. Throws `link-invalid`, `member-exists`. */
export async function confirmEmail(
  context: RequestContext,
  { token }: InputOf<typeof confirmCall>,
): Promise<void> {
  const { services, now } = context
  await transact(services.store, async (tx) => {
    const { member, link } = await spendLink(tx, { token, kind: 'confirm' }, now)
    if (link.email === member.email) await updateMember(tx, member.id, () => ({ email_confirmed_at: now }))
    else await replaceEmail(tx, context, member)
  })
}

interface GivenLink {
  readonly token: string
  readonly kind: LinkKind
}

async function validLink(db: Reader, { token, kind }: GivenLink, now: number) {
  const link = await db
    .selectFrom('member_link')
    .selectAll()
    .where('token_hash', '=', sha256(token))
    .where('kind', '=', kind)
    .executeTakeFirst()
  const member = link && (await memberById(db, link.member_id))
  if (!link || !member || now > link.until || !isOf(member, link)) throw new ShopError('link-invalid')
  return { link, member }
}

/** A link to an address that the member has replaced or withdrawn does not work. */
function isOf(member: Member, { kind, email }: Pick<MemberLinkTable, 'kind' | 'email'>): boolean {
  return email === member.email || (kind === 'confirm' && email === member.new_email)
}

/** A link works once: of two uses at the same time, one deletes the row. */
async function spendLink(tx: Tx, given: GivenLink, now: number) {
  const { link, member } = await validLink(tx, given, now)
  const spent = await tx
    .deleteFrom('member_link')
    .where('token_hash', '=', link.token_hash)
    .executeTakeFirst()
  if (spent.numDeletedRows !== 1n) throw new ShopError('link-invalid')
  return { link, member }
}
