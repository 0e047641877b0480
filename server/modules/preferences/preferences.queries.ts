import { sql } from 'kysely'
import type { MemberPreferences } from '#contract/account/preferences.contract.ts'
import { STYLES } from '#domain/account/preferences.ts'
import { callerKey, shopperKey, type Shopper } from '#domain/account/shopper.ts'
import type { Reader } from '../../db/schema/database.ts'

/** A member's preferences; without a row nothing was chosen yet. */
export async function preferencesOf(db: Reader, shopper: Shopper | undefined): Promise<MemberPreferences> {
  const row = shopper && (await rowOf(db, shopper))
  const push = shopper && (await countBrowsers(db, shopper))
  return {
    version: row?.version ?? 0,
    shopper: callerKey(shopper),
    style: STYLES.find((style) => style === row?.style) ?? 'none',
    newsletter: shopper ? await hasNewsletter(db, shopper) : false,
    canSubscribe: shopper ? await hasConfirmedEmail(db, shopper) : false,
    stockMail: (row?.stock_mail_off_at ?? null) === null,
    cartPush: Number(push?.cart ?? 0),
    stockPush: Number(push?.stock ?? 0),
    parcelPush: Number(push?.parcels ?? 0),
  }
}

function rowOf(db: Reader, shopper: Shopper) {
  return db
    .selectFrom('member_preference')
    .selectAll()
    .where('shopper', '=', shopperKey(shopper))
    .executeTakeFirst()
}

function countBrowsers(db: Reader, shopper: Shopper) {
  return db
    .selectFrom('push_subscription')
    .select(({ fn }) => [
      fn.sum<number>('cart_reminder').as('cart'),
      fn.sum<number>('back_in_stock').as('stock'),
      fn.sum<number>('parcel_moves').as('parcels'),
    ])
    .where('shopper', '=', shopperKey(shopper))
    .executeTakeFirst()
}

async function hasConfirmedEmail(db: Reader, { id }: Shopper): Promise<boolean> {
  const member = await db
    .selectFrom('member')
    .select('id')
    .where('id', '=', id)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst()
  return member !== undefined
}

/** Confirmed, by this member or by anyone with the address that they have confirmed. */
async function hasNewsletter(db: Reader, shopper: Shopper): Promise<boolean> {
  const row = await db
    .selectFrom('newsletter')
    .select('email')
    .where('confirmed_at', 'is not', null)
    .where((where) =>
      where.or([
        where('shopper', '=', shopperKey(shopper)),
        where(
          'email',
          'in',
          where
            .selectFrom('member')
            .select('member.email')
            .where('member.id', '=', shopper.id)
            .where('member.email_confirmed_at', 'is not', null),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Condition on `stock_notice`: the member who requested the mail, or confirmed its address, has opted out since.
 */
export const isStockMailOff = sql<boolean>`exists (select 1 from member_preference p
  join member m on p.shopper = 'm' || m.id
  where p.stock_mail_off_at >= stock_notice.requested_at
    and (p.shopper = stock_notice.shopper or (m.email = stock_notice.email and m.email_confirmed_at is not null)))`
