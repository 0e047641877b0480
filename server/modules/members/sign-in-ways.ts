import type { InputOf, OutputOf } from '#contract/endpoint.ts'
import type { signInWays as waysCall, unlinkSocial as unlinkCall } from '#contract/account/social.contract.ts'
import { sha256 } from '../../core/digest.ts'
import { ShopError } from '../../core/shop-error.ts'
import type { Reader, Tx } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import type { RequestContext } from '../../services/route.ts'
import { memberOf, type Member } from './members.queries.ts'
import { lockMember } from './profile/update-member.ts'
import { queueMemberMail } from './mail/queue-member-mail.ts'

/** The ways in which a member can sign in. */
export async function signInWays(context: RequestContext): Promise<OutputOf<typeof waysCall>> {
  const { db } = context.services.store
  const member = await memberOf(db, context.shopper)
  if (!member) throw new ShopError('sign-in-needed')
  const links = await linksOf(db, member)
  return {
    hasPassword: member.password !== null,
    passkeys: await passkeysOf(db, member.id),
    social: links.map((link) => ({
      id: idOf(link),
      provider: providerOf(context, link.issuer)?.id ?? '',
      name: nameOf(context, link.issuer),
      email: link.email,
      linkedAt: link.linked_at,
    })),
  }
}

/** Removes a link. Throws `not-found`, and `last-way-in` where none would remain. */
export async function unlinkSocial(
  context: RequestContext,
  { id }: InputOf<typeof unlinkCall>,
): Promise<void> {
  const { services, now } = context
  await transact(services.store, async (tx) => {
    const member = await lockedMember(tx, context)
    const link = (await linksOf(tx, member)).find((one) => idOf(one) === id)
    // Another member's link is as unknown as one that never was (trust.md S8).
    if (!link) throw new ShopError('not-found')
    await tx
      .deleteFrom('social_link')
      .where('issuer', '=', link.issuer)
      .where('subject', '=', link.subject)
      .execute()
    await assertWayIn(tx, member)
    const social = nameOf(context, link.issuer)
    await queueMemberMail(tx, { template: 'social-unlinked', memberId: member.id, social }, now)
  })
}

/** The member who calls. Of two removals at once the second waits for the first, or each would leave the other's way. */
export async function lockedMember(tx: Tx, { shopper }: RequestContext): Promise<Member> {
  const member = await lockMember(tx, shopper?.kind === 'member' ? shopper.id : '')
  if (!member) throw new ShopError('sign-in-needed')
  return member
}

/** Runs after a removal: throws `last-way-in`, which rolls it back, when no way to sign in is left. */
export async function assertWayIn(tx: Tx, member: Member): Promise<void> {
  if (member.password !== null) return
  const left = (await linksOf(tx, member)).length + (await passkeysOf(tx, member.id))
  if (left === 0) throw new ShopError('last-way-in')
}

/** The passkeys module is above this one in the layers. */
async function passkeysOf(db: Reader, memberId: string): Promise<number> {
  const rows = await db.selectFrom('passkey').select('id').where('member_id', '=', memberId).execute()
  return rows.length
}

export function linksOf(db: Reader, { id }: Pick<Member, 'id'>) {
  return db
    .selectFrom('social_link')
    .selectAll()
    .where('member_id', '=', id)
    .orderBy('linked_at')
    .orderBy('issuer')
    .execute()
}

/** Opaque: the subject names the member at the provider. */
function idOf({ issuer, subject }: { readonly issuer: string; readonly subject: string }): string {
  return sha256(`social link ${issuer} ${subject}`)
}

/** As the settings name it; a provider that is not in them any more by its host. */
function nameOf(context: RequestContext, issuer: string): string {
  return providerOf(context, issuer)?.name ?? new URL(issuer).host
}

function providerOf({ services }: RequestContext, issuer: string) {
  return services.social.find((one) => one.issuer === issuer)
}
