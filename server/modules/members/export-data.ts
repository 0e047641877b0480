import type { MemberData } from '#contract/export.contract.ts'
import { shopperKey, type Shopper } from '#domain/account/shopper.ts'
import { ShopError } from '../../core/shop-error.ts'
import { BODY_COLUMNS, bodyOf } from '../../db/schema/reviewer-body-columns.ts'
import { photosOfReviews } from '../catalog/photos-of-reviews.ts'
import { videosOfReviews } from '../catalog/videos-of-reviews.ts'
import type { Tx } from '../../db/schema/database.ts'
import { transact } from '../../db/transaction.ts'
import type { RequestContext } from '../../services/route.ts'
import { addressesOf } from '../addresses/addresses.queries.ts'
import { picturedLooksOf } from '../looks/looks.queries.ts'
import { linesOf } from '../cart/cart.queries.ts'
import { loginDiscountOf } from '../discounts/discounts.queries.ts'
import { sessionsOf } from '../identity/identity.queries.ts'
import { presentOrder } from '../orders/orders.present.ts'
import { pointEntriesOf } from '../points/points.queries.ts'
import { preferencesOf } from '../preferences/preferences.queries.ts'
import { sizesOf } from '../sizes/sizes.queries.ts'
import { searchesOf } from '../searches/searches.queries.ts'
import { readWishlist } from '../wishlist/wishlist.queries.ts'
import { guideOf } from './guides.ts'
import { memberById, type Member } from './members.queries.ts'
import { linksOf } from './sign-in-ways.ts'

/** All that the shop stores of the member who calls, read at one moment. */
export function exportData(context: RequestContext): Promise<MemberData> {
  const { services, shopper, now } = context
  if (shopper?.kind !== 'member') throw new ShopError('sign-in-needed')
  return transact(
    services.store,
    async (tx) => {
      const member = await memberById(tx, shopper.id)
      if (!member) throw new ShopError('sign-in-needed')
      const { version: _, shopper: __, ...sizes } = await sizesOf(tx, shopper)
      const { style, stockMail } = await preferencesOf(tx, shopper)
      return {
        exportedAt: now,
        member: { ...presentMember(member), guideCode: (await guideOf(tx, member))?.guideCode ?? null },
        preferences: { style, stockMail },
        sizes,
        cart: (await linesOf(tx, shopper)).map(({ productId: ___, ...line }) => line),
        wishlist: (await readWishlist(tx, shopper)).list,
        searches: await searchesOf(tx, shopper),
        looks: await picturedLooksOf(tx, services.pictures, shopper),
        addresses: [...(await addressesOf(tx, shopper))],
        orders: await ordersOf(tx, shopper, context),
        ...(await saidBy(tx, shopper)),
        ...(await requestsOf(tx, shopper)),
        devices: (await sessionsOf(tx, shopper, now)).map(({ browser, signedInAt, seenAt }) => ({
          browser,
          signedInAt,
          seenAt,
        })),
        cardScans: await tx
          .selectFrom('member_lookup')
          .select(['store_id as store', 'at', 'proof'])
          .where('member_id', '=', member.id)
          .orderBy('at', 'desc')
          .execute(),
        signInWays: (await linksOf(tx, member)).map(({ issuer, subject, email, linked_at: linkedAt }) => ({
          issuer,
          subject,
          email,
          linkedAt,
        })),
        knownBrowsers: await tx
          .selectFrom('member_browser')
          .select(['browser', 'first_at as firstAt'])
          .where('member_id', '=', member.id)
          .orderBy('first_at')
          .execute(),
        loginDiscount: await discountOf(tx, member),
        points: (await pointEntriesOf(tx, member.id)).map(({ ref: ____, ...entry }) => entry),
        passkeys: await tx
          .selectFrom('passkey')
          .select(['name', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
          .where('member_id', '=', member.id)
          .orderBy('created_at')
          .execute(),
      }
    },
    true,
  )
}

function presentMember(member: Member): Omit<MemberData['member'], 'guideCode'> {
  return {
    email: member.email,
    emailConfirmedAt: member.email_confirmed_at,
    firstName: member.first_name,
    lastName: member.last_name,
    nickname: member.nickname,
    phone: member.phone,
    country: member.country,
    birthday: member.birthday,
    memberCode: member.member_code,
    store: member.store,
    site: member.site,
    language: member.lang,
    registeredAt: member.created_at,
    newEmail: member.new_email,
  }
}

async function discountOf(tx: Tx, { id }: Member): Promise<MemberData['loginDiscount']> {
  const row = await loginDiscountOf(tx, id)
  return row ? { site: row.site, givenAt: row.given_at, isUsed: row.order_id !== null } : null
}

async function ordersOf(
  tx: Tx,
  shopper: Shopper,
  storefront: Pick<RequestContext, 'language' | 'locale'>,
): Promise<MemberData['orders']> {
  const rows = await tx
    .selectFrom('shop_order')
    .selectAll()
    .where('shopper', '=', shopperKey(shopper))
    .orderBy('created_at', 'desc')
    .execute()
  const orders: MemberData['orders'] = []
  for (const row of rows) orders.push(await presentOrder(tx, row, storefront))
  return orders
}

async function saidBy(tx: Tx, shopper: Shopper): Promise<Pick<MemberData, 'reviews' | 'helpfulReviews'>> {
  return {
    reviews: await reviewsOf(tx, shopper),
    helpfulReviews: await tx
      .selectFrom('review_vote')
      .select(['review_id as reviewId', 'at'])
      .where('shopper', '=', shopperKey(shopper))
      .orderBy('at', 'desc')
      .execute(),
  }
}

async function reviewsOf(tx: Tx, shopper: Shopper): Promise<MemberData['reviews']> {
  const rows = await tx
    .selectFrom('review')
    .select(['id', 'product_id as productId', 'rating', 'fit', 'size', 'title', 'text', 'author'])
    .select(['created_at as writtenAt', 'photo_count', 'video_hash', 'video_cover', ...BODY_COLUMNS])
    .where('shopper', '=', shopperKey(shopper))
    .orderBy('created_at', 'desc')
    .execute()
  const photos = await photosOfReviews(tx, rows)
  const videos = await videosOfReviews(tx, rows)
  return rows.map(({ productId, rating, fit, size, title, text, author, writtenAt, id, ...row }) => ({
    productId,
    rating,
    fit,
    size,
    title,
    text,
    author,
    writtenAt,
    photos: (photos.get(id) ?? []).map(({ src }) => src),
    video: videos.get(id)?.src ?? '',
    body: bodyOf(row).body ?? {},
  }))
}

async function requestsOf(
  tx: Tx,
  shopper: Shopper,
): Promise<Pick<MemberData, 'newsletter' | 'stockNotices' | 'notifications'>> {
  const browsers = await tx
    .selectFrom('push_subscription')
    .select(['time_zone as timeZone', 'cart_reminder', 'back_in_stock', 'created_at as since'])
    .where('shopper', '=', shopperKey(shopper))
    .orderBy('created_at', 'desc')
    .execute()
  return {
    newsletter: await tx
      .selectFrom('newsletter')
      .select(['email', 'joined_at as joinedAt'])
      .where('shopper', '=', shopperKey(shopper))
      .execute(),
    stockNotices: await tx
      .selectFrom('stock_notice')
      .select(['sku', 'email', 'requested_at as requestedAt', 'sent_at as sentAt'])
      .where('shopper', '=', shopperKey(shopper))
      .orderBy('requested_at', 'desc')
      .execute(),
    notifications: browsers.map(({ cart_reminder, back_in_stock, ...browser }) => ({
      ...browser,
      cartReminder: cart_reminder === 1,
      backInStock: back_in_stock === 1,
    })),
  }
}
