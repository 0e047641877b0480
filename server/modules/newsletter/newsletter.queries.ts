import type { Selectable } from 'kysely'
import { sha256 } from '../../core/digest.ts'
import type { Reader } from '../../db/schema/database.ts'
import type { NewsletterTable } from '../../db/schema/shopper-tables.ts'
import type { Coupon } from '../promotions/coupon-rows.ts'
import { personOf } from '../promotions/person.ts'

export type Subscription = Selectable<NewsletterTable>

/** What the codes of a subscription begin with. */
export const WELCOME_PREFIX = 'HELLO'

/** The codes that the confirmation of a subscription has given; empty for a mailbox that had its gift before. */
export async function welcomeCoupons(
  db: Reader,
  { email, confirmed_at: confirmedAt }: Pick<Subscription, 'email' | 'confirmed_at'>,
): Promise<readonly Coupon[]> {
  if (confirmedAt === null) return []
  return db
    .selectFrom('newsletter_gift')
    .innerJoin('coupon_grant', (join) =>
      join
        .onRef('coupon_grant.person', '=', 'newsletter_gift.person')
        .onRef('coupon_grant.given_at', '=', 'newsletter_gift.at'),
    )
    .innerJoin('coupon', 'coupon.code', 'coupon_grant.code')
    .selectAll('coupon')
    .where('newsletter_gift.person', '=', personOf(email))
    .where('newsletter_gift.address', '=', sha256(email))
    .where('newsletter_gift.at', '=', confirmedAt)
    .where('coupon.code', 'like', `${WELCOME_PREFIX}-%`)
    .orderBy('coupon.least')
    .execute()
}
