import { applyToProfile, checkProfile, type ProfileChange } from '#domain/account/profile.ts'
import { birthdayProblem, phoneProblem } from '#domain/account/registration.ts'
import type { InputOf } from '#contract/endpoint.ts'
import type {
  addBirthday as addBirthdayCall,
  changePhone as changePhoneCall,
} from '#contract/account/customer.contract.ts'
import type { MemberProfile } from '#contract/account/profile.contract.ts'
import { callerKey, type Shopper } from '#domain/account/shopper.ts'
import { readPhoneDigits } from '#domain/checkout/phone.ts'
import { ShopError } from '../../../core/shop-error.ts'
import type { Reader, Tx } from '../../../db/schema/database.ts'
import { transact } from '../../../db/transaction.ts'
import { raise } from '../../../events/raise.ts'
import type { RequestContext, ShopperContext } from '../../../services/route.ts'
import { memberOf } from '../members.queries.ts'
import { queueMemberMail } from '../mail/queue-member-mail.ts'
import { updateMember } from './update-member.ts'

/** Throws `sign-in-needed` for a guest. */
export async function readProfile(db: Reader, shopper: Shopper | undefined): Promise<MemberProfile> {
  const member = await memberOf(db, shopper)
  if (!member) throw new ShopError('sign-in-needed')
  const { nickname, first_name: firstName, last_name: lastName, country } = member
  return {
    version: member.profile_version,
    shopper: callerKey(shopper),
    nickname,
    firstName,
    lastName,
    country,
  }
}

/** Sets names and country; for each the latest value of all devices counts. Throws `profile-wrong` with the problems by field. */
export async function saveProfile(
  tx: Tx,
  { shopper }: Pick<ShopperContext, 'shopper'>,
  change: ProfileChange,
): Promise<null> {
  const problems = checkProfile(change)
  if (Object.keys(problems).length > 0) throw new ShopError('profile-wrong', { problems })
  const saved = await updateMember(tx, shopper.id, (member) => {
    const known = { ...member, firstName: member.first_name, lastName: member.last_name }
    const { nickname, firstName, lastName, country } = applyToProfile(known, change)
    return { nickname, first_name: firstName, last_name: lastName, country }
  })
  if (!saved) throw new ShopError('sign-in-needed')
  return null
}

/**
 * Sets the birthday of a member who came by another provider and has none (spec 5). Once: the same one again changes nothing.
 * Throws `profile-wrong` and `birthday-set`.
 */
export async function addBirthday(
  { services, shopper, now }: RequestContext,
  { birthday }: InputOf<typeof addBirthdayCall>,
): Promise<void> {
  const problem = birthdayProblem(birthday, new Date(now).toISOString().slice(0, 10))
  if (problem !== undefined) throw new ShopError('profile-wrong', { problems: { birthday: problem } })
  await transact(services.store, async (tx) => {
    const member = await updateMember(tx, shopper?.id ?? '', (known) =>
      known.birthday === '' ? { birthday } : {},
    )
    if (!member) throw new ShopError('sign-in-needed')
    if (member.birthday !== '' && member.birthday !== birthday) throw new ShopError('birthday-set')
    if (member.birthday === '' && shopper)
      await raise(tx, services, { name: 'member.birthday-set', member: shopper, at: now })
  })
}

/** Sets another phone number and mails the member about it. Throws `profile-wrong`. */
export async function changePhone(
  { services, shopper, now }: RequestContext,
  input: InputOf<typeof changePhoneCall>,
): Promise<void> {
  const read = readPhoneDigits(input.phone, input.country)
  if (!read.ok) throw new ShopError('profile-wrong', { problems: { phone: phoneProblem(input) } })
  await transact(services.store, async (tx) => {
    const member = await updateMember(tx, shopper?.id ?? '', () => ({ phone: read.phone }))
    if (!member) throw new ShopError('sign-in-needed')
    if (member.phone !== read.phone)
      await queueMemberMail(tx, { template: 'phone-changed', memberId: member.id }, now)
  })
}
