import { withoutHiddenSigns } from '#domain/text/hidden-signs.ts'
import { isPersonName } from '#domain/text/person-name.ts'
import { foldTyped } from '#domain/text/typed-text.ts'
import * as v from 'valibot'
import { NAME_MOST } from '#domain/account/registration.ts'
import { SocialRejected, type SocialIdentity } from './social-provider.ts'

const text = v.fallback(v.string(), '')
const claims = v.object({
  iss: v.pipe(v.string(), v.minLength(1), v.maxLength(500)),
  // OpenID Connect Core 2: 255 ASCII characters at most.
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  email: v.optional(text),
  // Apple sends a text.
  email_verified: v.fallback(v.optional(v.union([v.boolean(), v.literal('true')])), false),
  given_name: v.optional(text),
  family_name: v.optional(text),
  name: v.optional(text),
})

/** Whom the claims name; a claim of another type counts as missing. Throws `SocialRejected`. */
export function identityOf(given: unknown): SocialIdentity {
  const read = v.safeParse(claims, given)
  if (!read.success) throw new SocialRejected('claims without issuer or subject')
  const { iss, sub, email = '', email_verified, given_name = '', family_name = '', name = '' } = read.output
  const hasParts = given_name.trim() !== '' || family_name.trim() !== ''
  return {
    issuer: iss,
    subject: sub,
    email: email.trim().toLowerCase(),
    emailVerified: email_verified === true || email_verified === 'true',
    firstName: readName(hasParts ? given_name : name),
    lastName: readName(family_name),
  }
}

const postedUser = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ name: v.object({ firstName: text, lastName: text }) }),
)

/**
 * The names that Apple posts beside its first answer about a person, as claims. They are not signed: the person could have
 * written them in a form of the shop as well, and nothing else is read from there.
 */
export function namesIn(user: string | undefined): { given_name?: string; family_name?: string } {
  const read = v.safeParse(postedUser, user)
  if (!read.success) return {}
  const { firstName, lastName } = read.output.name
  return { given_name: firstName, family_name: lastName }
}

/** As a registration would accept it: without hidden signs and web addresses, and not too long. */
function readName(given: string): string {
  const line = foldTyped(withoutHiddenSigns(given))
  const name = [...line].slice(0, NAME_MOST).join('').trim()
  return isPersonName(name) ? name : ''
}
