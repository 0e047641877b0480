import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { nothing, shortText, timestamp } from './fields.ts'
import { perTenMinutes } from './rate-limit.ts'

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
    /** For this member, this tablet and this visit. */
    confirmation: v.string(),
    until: timestamp,
  }),
  summary: 'The member of a rotating code, which counts once; each scan is recorded',
})
