import type { InputOf } from '#contract/endpoint.ts'
import type { bindGuide as bindCall, Guide } from '#contract/account/guide.contract.ts'
import { GUIDE_COOKIE } from '#contract/storage-keys.ts'
import { readGuideCode } from '#domain/account/guide-code.ts'
import { ShopError } from '../../../core/shop-error.ts'
import type { Reader } from '../../../db/schema/database.ts'
import { transact } from '../../../db/transaction.ts'
import type { RequestContext } from '../../../services/route.ts'
import { memberById, memberOf, type Member } from '../members.queries.ts'

/** The guide with this code; undefined for a code of no guide. */
export function guideByCode(db: Reader, given: string): Promise<Member | undefined> {
  return db
    .selectFrom('member')
    .selectAll()
    .where('guide_code', '=', readGuideCode(given))
    .where('role', '=', 'guide')
    .executeTakeFirst()
}

/** The guide whose shared link this browser has opened within three days (spec 9.3). */
export async function guideOfVisit(
  db: Reader,
  { cookie }: Pick<RequestContext, 'cookie'>,
): Promise<Member | undefined> {
  const code = cookie(GUIDE_COOKIE)
  return code === undefined ? undefined : guideByCode(db, code)
}

/** The guide who serves a member; a guide without account or role serves no member. */
export async function guideOf(db: Reader, member: Member): Promise<Guide | null> {
  const found = member.served_by === null ? undefined : await memberById(db, member.served_by)
  if (found?.role !== 'guide' || found.guide_code === null) return null
  return { guideCode: found.guide_code, nickname: found.nickname }
}

/** Throws `guide-unknown`, and `guide-self` for a guide's own code. */
export function bindGuide(
  { services, shopper }: RequestContext,
  { guideCode }: InputOf<typeof bindCall>,
): Promise<{ guide: Guide | null }> {
  return transact(services.store, async (tx) => {
    const member = await memberOf(tx, shopper)
    if (!member) throw new ShopError('sign-in-needed')
    const found = await guideByCode(tx, guideCode)
    if (!found) throw new ShopError('guide-unknown', { field: 'guideCode' })
    if (found.id === member.id) throw new ShopError('guide-self', { field: 'guideCode' })
    await tx.updateTable('member').set({ served_by: found.id }).where('id', '=', member.id).execute()
    return { guide: await guideOf(tx, { ...member, served_by: found.id }) }
  })
}
