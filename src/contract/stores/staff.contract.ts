import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { nothing, shortText, timestamp, whole } from '../fields.ts'
import { perTenMinutes } from '../rate-limit.ts'

/** Of one use; larger numbers are a slip of the keys. */
export const MOST_POINTS = 1_000_000

/** Staff at a store's tablet, who scan the cards of members (spec 6); the paths are our own choice. */

export const staffSignIn = endpoint('POST', '/staff/signIn', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('staff-sign-in', 30),
  body: 'json',
  unlogged: ['email', 'password'],
  input: v.strictObject({ email: shortText, password: v.pipe(v.string(), v.maxLength(1_000)) }),
  output: v.object({}),
  summary: 'Signs staff in on a tablet, for this visit and twelve hours at most; the visitor’s session stays',
})

export const staffSignOut = endpoint('POST', '/staff/signOut', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('staff-sign-out', 60),
  body: 'json',
  input: nothing,
  output: v.object({}),
  summary: 'Signs staff out on this tablet',
})

export const findMember = endpoint('POST', '/staff/findMember', {
  kind: 'write',
  access: 'staff',
  limit: perTenMinutes('staff-find-member', 120),
  body: 'json',
  input: v.strictObject({ code: shortText }),
  output: v.object({
    /** First letter of the member's first name. */
    initial: v.string(),
    /** Name of the member's tier. */
    tier: v.string(),
  }),
  summary: 'The member of a scanned card; each scan is recorded',
})

/** The rotating code proves that the member is here: with its confirmation, and never with the number alone, points are spent. */
export const confirmMember = endpoint('POST', '/staff/confirmMember', {
  kind: 'write',
  access: 'staff',
  limit: perTenMinutes('staff-confirm-member', 120),
  body: 'json',
  unlogged: ['code'],
  input: v.strictObject({ code: shortText }),
  output: v.object({
    initial: v.string(),
    tier: v.string(),
    /** For this member, this tablet and this visit. */
    confirmation: v.string(),
    until: timestamp,
    /** What the member can spend now. */
    points: whole,
    /** In-store coupons that the member can use now; absent without any. */
    coupons: v.exactOptional(v.array(v.object({ code: shortText, label: shortText }))),
  }),
  summary: 'The member of a rotating code, which counts once; each scan is recorded',
})

export const spendMemberPoints = endpoint('POST', '/staff/spendPoints', {
  kind: 'write',
  access: 'staff',
  limit: perTenMinutes('staff-spend-points', 60),
  body: 'json',
  unlogged: ['confirmation'],
  input: v.strictObject({
    confirmation: shortText,
    /** In points. */
    amount: v.pipe(whole, v.minValue(1), v.maxValue(MOST_POINTS)),
  }),
  output: v.object({
    spent: whole,
    /** What the member has left. */
    points: whole,
    /** Of this use, also in the member's own list of points. */
    receipt: v.string(),
  }),
  summary:
    'Spends points of a confirmed member, once for each confirmation: the same call again is the same use',
})

export const redeemMemberCoupon = endpoint('POST', '/staff/redeemCoupon', {
  kind: 'write',
  access: 'staff',
  limit: perTenMinutes('staff-redeem-coupon', 60),
  body: 'json',
  unlogged: ['confirmation'],
  input: v.strictObject({
    confirmation: shortText,
    /** As it is shown or typed. */
    code: shortText,
  }),
  output: v.object({
    code: shortText,
    /** What the till takes off. */
    label: shortText,
    receipt: v.string(),
  }),
  summary:
    'Redeems an in-store coupon of a confirmed member, one for each confirmation: the same call again is the same use',
})
