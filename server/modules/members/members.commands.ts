import { foldCode, foldTyped } from '#domain/text/typed-text.ts'
import { randomBytes } from 'node:crypto'
import type { InputOf } from '#contract/endpoint.ts'
import type { changePassword as changePasswordCall } from '#contract/account/customer.contract.ts'
import type { login, register as registerCall, SignedIn } from '#contract/account/login.contract.ts'
import { checkRegistration } from '#domain/account/registration.ts'
import { createShopper, type Shopper } from '#domain/account/shopper.ts'
import { readPhoneDigits } from '#domain/checkout/phone.ts'
import { isRegistrationStore } from '#domain/region/registration-stores.ts'
import type { Tx } from '../../db/schema/database.ts'
import { ShopError } from '../../core/shop-error.ts'
import { transact } from '../../db/transaction.ts'
import { raise } from '../../events/raise.ts'
import type { RequestContext } from '../../services/route.ts'
import { readEmail } from '../notify/notify.policy.ts'
import { endSessionsOf } from '../identity/identity.commands.ts'
import { enter } from './enter.ts'
import { guideByCode, guideOfVisit } from './guides/guides.ts'
import { queueMemberMail } from './mail/queue-member-mail.ts'
import { createInviteCode } from '../referrals/invite-code.ts'
import { createMemberCode } from './profile/member-codes.ts'
import { memberByEmail, memberOf, type Member } from './members.queries.ts'
import { assertNewPassword, hashPassword, isPassword } from './password/passwords.ts'
import { forgetWrong, takeAttempt } from './password/sign-in-limits.ts'
import { lockMember, updateMember } from './profile/update-member.ts'

/** Throws `sign-in-wrong` in the same time for an unknown address and for a wrong password (trust.md S6). */
export async function signIn(context: RequestContext, input: InputOf<typeof login>): Promise<SignedIn> {
  const { store } = context.services
  const email = foldCode(input.email).toLowerCase()
  const known = await memberByEmail(store.db, email)
  await assertPassword(context, input.password, { email, password: known?.password })
  if (!known) throw new ShopError('sign-in-wrong')
  return transact(store, async (tx) => {
    const member = await lockMember(tx, known.id)
    // Deleted, or given another password, since it was compared.
    if (member?.password !== known.password) throw new ShopError('sign-in-wrong')
    return enter(tx, context, { member, takeDiscount: input.takeDiscount })
  })
}

/** Counts as an attempt to sign in with this address. Throws `sign-in-wrong` and `too-many`. */
export async function assertPassword(
  context: RequestContext,
  given: string,
  { email, password }: { readonly email: string; readonly password: string | null | undefined },
): Promise<void> {
  await takeAttempt(context, email)
  if (!(await isPassword(given, password))) throw new ShopError('sign-in-wrong')
  await forgetWrong(context, email)
}

/**
 * Creates an account and signs in. Throws `registration-wrong` with the problems by field, `password-wrong`, and
 * `member-exists`. `andThen` runs in the transaction of the account, before the guest of this device is merged into it.
 */
export async function register(
  context: RequestContext,
  input: InputOf<typeof registerCall>,
  andThen: (tx: Tx, member: Shopper) => Promise<void> = async () => {},
): Promise<SignedIn> {
  const { services, now } = context
  const today = new Date(now).toISOString().slice(0, 10)
  const { db } = services.store
  const guide = input.guideCode ? await guideByCode(db, input.guideCode) : await guideOfVisit(db, context)
  const problems = {
    ...checkRegistration(input, today, services.env.ADDRESS_RULES),
    ...(input.store !== undefined &&
      !isRegistrationStore(input.store, context.site) && { store: 'required' }),
    ...(input.guideCode && !guide && { guideCode: 'invalid' }),
  }
  if (Object.keys(problems).length > 0) throw new ShopError('registration-wrong', { problems })
  const email = readEmail(input.email, services.env.ADDRESS_RULES)
  const words = [input.firstName, input.lastName, email.split('@')[0] ?? '']
  await assertNewPassword(input.password, services.env.PASSWORD_RULES, words)
  if (await memberByEmail(services.store.db, email)) throw new ShopError('member-exists')
  const member = await newMember(context, { ...input, email, servedBy: guide?.id })
  return transact(services.store, async (tx) => {
    const made = await tx
      .insertInto('member')
      .values(member)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirst()
    // Two registrations of one address at once.
    if (made.numInsertedOrUpdatedRows !== 1n) throw new ShopError('member-exists')
    await queueMemberMail(tx, { template: 'confirm', memberId: member.id }, now)
    const shopper = createShopper('member', member.id)
    const { inviteCode } = input
    await raise(tx, services, { name: 'member.registered', member: shopper, inviteCode, at: now })
    await andThen(tx, shopper)
    return enter(tx, context, { member })
  })
}

async function newMember(
  { site, language, now }: RequestContext,
  input: InputOf<typeof registerCall> & { readonly servedBy: string | undefined },
): Promise<Member> {
  const phone = readPhoneDigits(input.phone, input.country)
  if (!phone.ok) throw new RangeError('a phone number that was not checked')
  return {
    id: randomBytes(16).toString('hex'),
    email: input.email,
    email_confirmed_at: null,
    password: await hashPassword(input.password),
    first_name: foldTyped(input.firstName),
    last_name: foldTyped(input.lastName),
    nickname: foldTyped(input.firstName),
    country: input.country,
    phone: phone.phone,
    birthday: input.birthday,
    role: 'customer',
    guide_code: null,
    member_code: createMemberCode(),
    invite_code: createInviteCode(),
    store: input.store ?? null,
    served_by: input.servedBy ?? null,
    site,
    lang: language,
    created_at: now,
    leaves_at: null,
    new_email: null,
    profile_version: 1,
  }
}

/**
 * Sets a new password, drops a new address that is not confirmed, and signs the member out everywhere else; this device gets a
 * new session (trust.md S2, S3). Throws
 * `old-password-wrong` and `password-wrong`.
 */
export async function changePassword(
  context: RequestContext,
  { oldPassword, password }: InputOf<typeof changePasswordCall>,
): Promise<void> {
  const { services } = context
  const member = await memberOf(services.store.db, context.shopper)
  if (!member) throw new ShopError('sign-in-needed')
  await takeAttempt(context, member.email)
  if (!(await isPassword(oldPassword, member.password)))
    throw new ShopError('old-password-wrong', { field: 'oldPassword' })
  await forgetWrong(context, member.email)
  if (password === oldPassword)
    throw new ShopError('password-wrong', { field: 'password', problem: 'same-as-old' })
  await assertNewPassword(password, services.env.PASSWORD_RULES, wordsOf(member))
  const hashed = await hashPassword(password)
  await transact(services.store, async (tx) => {
    const shopper = createShopper('member', member.id)
    // Given another password since it was compared, by the link of a mail for example, which counts.
    if ((await lockMember(tx, member.id))?.password !== member.password)
      throw new ShopError('old-password-wrong', { field: 'oldPassword' })
    await tx.updateTable('member').set({ password: hashed }).where('id', '=', member.id).execute()
    await updateMember(tx, member.id, () => ({ new_email: null }))
    await endSessionsOf(tx, shopper)
    await tx
      .deleteFrom('member_link')
      .where('member_id', '=', member.id)
      .where('kind', '=', 'reset')
      .execute()
    await context.enter(tx, shopper)
    await queueMemberMail(tx, { template: 'password-changed', memberId: member.id }, context.now)
  })
}

/** What a password must not consist of. */
export function wordsOf(member: Pick<Member, 'email' | 'first_name' | 'last_name'>): string[] {
  return [member.first_name, member.last_name, member.email.split('@')[0] ?? '']
}
