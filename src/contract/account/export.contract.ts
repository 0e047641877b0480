import * as v from 'valibot'
import { POINT_REASONS } from '#domain/points/point-reasons.ts'
import { looks } from './looks.contract.ts'
import { referredFriend } from './referral.contract.ts'
import { savedSearches } from './searches.contract.ts'
import { addressBook } from './addresses.contract.ts'
import { wishlist } from '../buying/cart.contract.ts'
import { orderView } from '../buying/orders.contract.ts'
import { endpoint } from '../endpoint.ts'
import { count, nothing, timestamp } from '../fields.ts'
import { myPreferences } from './preferences.contract.ts'
import { reviewerBody } from '../catalog/reviews.contract.ts'
import { perTenMinutes } from '../rate-limit.ts'
import { sizeInfo } from './sizes.contract.ts'

/** All that the shop stores of a member, for the member's own use. Neither secrets nor hashes; times in epoch milliseconds. */
export const memberData = v.object({
  exportedAt: timestamp,
  member: v.object({
    email: v.string(),
    emailConfirmedAt: v.nullable(timestamp),
    firstName: v.string(),
    lastName: v.string(),
    nickname: v.string(),
    phone: v.string(),
    country: v.string(),
    birthday: v.string(),
    memberCode: v.string(),
    /** The name of the store of the registration, and the guide's code. */
    store: v.nullable(v.string()),
    guideCode: v.nullable(v.string()),
    site: v.string(),
    language: v.string(),
    registeredAt: timestamp,
    /** An address that is to replace `email` once it is confirmed; null without one. */
    newEmail: v.nullable(v.string()),
  }),
  preferences: v.pick(myPreferences.output, ['style', 'stockMail']),
  /** Lengths in millimetres, weight in grams. */
  sizes: v.omit(sizeInfo, ['version', 'shopper']),
  cart: v.array(v.object({ sku: v.string(), qty: count, selected: v.boolean(), addedAt: timestamp })),
  wishlist: wishlist.entries.list,
  searches: savedSearches.entries.list,
  looks: looks.entries.list,
  addresses: addressBook.entries.list,
  orders: v.array(orderView),
  reviews: v.array(
    v.object({
      productId: v.string(),
      rating: v.number(),
      fit: v.string(),
      size: v.string(),
      title: v.string(),
      text: v.string(),
      /** The name that is shown; empty for one that hides it. */
      author: v.string(),
      writtenAt: timestamp,
      /** Addresses of its photos, without width and format. */
      photos: v.array(v.string()),
      /** Address of its video; empty without one. */
      video: v.string(),
      /** What the member shows of their body, in millimetres; empty where they show nothing. */
      body: reviewerBody,
    }),
  ),
  helpfulReviews: v.array(v.object({ reviewId: v.string(), at: timestamp })),
  newsletter: v.array(
    v.object({
      email: v.string(),
      site: v.string(),
      language: v.string(),
      joinedAt: timestamp,
      /** Null while the owner of the address has not agreed. */
      confirmedAt: v.nullable(timestamp),
    }),
  ),
  stockNotices: v.array(
    v.object({
      sku: v.string(),
      email: v.string(),
      requestedAt: timestamp,
      sentAt: v.nullable(timestamp),
    }),
  ),
  notifications: v.array(
    v.object({
      timeZone: v.string(),
      cartReminder: v.boolean(),
      backInStock: v.boolean(),
      parcelMoves: v.boolean(),
      since: timestamp,
    }),
  ),
  devices: v.array(v.object({ browser: v.string(), signedInAt: timestamp, seenAt: timestamp })),
  /** Scans of the member's card by staff of a store. */
  cardScans: v.array(v.object({ store: v.string(), at: timestamp })),
  /** Accounts at other providers with which the member signs in. */
  signInWays: v.array(
    v.object({ issuer: v.string(), subject: v.string(), email: v.string(), linkedAt: timestamp }),
  ),
  knownBrowsers: v.array(v.object({ browser: v.string(), firstAt: timestamp })),
  loginDiscount: v.nullable(v.object({ site: v.string(), givenAt: timestamp, isUsed: v.boolean() })),
  /** Discount codes that were given to the member's confirmed address. Amounts in Singapore cents. */
  coupons: v.array(
    v.object({
      code: v.string(),
      kind: v.picklist(['percent', 'amount']),
      value: v.number(),
      least: v.number(),
      inStore: v.boolean(),
      startsAt: timestamp,
      endsAt: v.nullable(timestamp),
      /** Its uses; the order is null for a use in a store. */
      uses: v.array(v.object({ at: timestamp, orderNumber: v.nullable(v.string()) })),
    }),
  ),
  /** Gift cards of the account, in Singapore cents; of a code its last four characters. */
  giftCards: v.array(
    v.object({
      last: v.string(),
      amount: v.number(),
      balance: v.number(),
      issuedAt: timestamp,
      expiresAt: timestamp,
      moves: v.array(v.object({ delta: v.number(), at: timestamp })),
    }),
  ),
  /** eGift cards that the member has bought for others. */
  egifts: v.array(
    v.object({
      orderNumber: v.string(),
      amount: v.number(),
      recipientName: v.string(),
      recipientEmail: v.string(),
      senderName: v.string(),
      senderEmail: v.string(),
      message: v.string(),
      sendAt: timestamp,
    }),
  ),
  /** eGift cards that were sent to the member's confirmed address, in Singapore cents. */
  receivedEgifts: v.array(
    v.object({
      amount: v.number(),
      recipientName: v.string(),
      senderName: v.string(),
      message: v.string(),
      sentAt: timestamp,
    }),
  ),
  points: v.array(
    v.object({
      delta: v.number(),
      reason: v.picklist([...POINT_REASONS]),
      about: v.string(),
      availableAt: timestamp,
      at: timestamp,
      /** The owner's words; null for all other rows. */
      note: v.nullable(v.string()),
    }),
  ),
  draws: v.array(
    v.object({ day: v.string(), prize: v.string(), code: v.nullable(v.string()), at: timestamp }),
  ),
  /** The member's invite code, when they were invited themselves, and the friends they have invited. */
  referral: v.object({
    inviteCode: v.nullable(v.string()),
    invitedAt: v.nullable(timestamp),
    friends: v.array(referredFriend),
  }),
  passkeys: v.array(v.object({ name: v.string(), createdAt: timestamp, lastUsedAt: v.nullable(timestamp) })),
})
export type MemberData = v.InferOutput<typeof memberData>

export const exportData = endpoint('GET', '/customer/exportData', {
  kind: 'read',
  access: 'recent-login',
  limit: perTenMinutes('export-data', 20),
  input: nothing,
  output: memberData,
  summary: 'All that the shop stores of the member who calls',
})
