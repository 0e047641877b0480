import * as v from 'valibot'
import { SITE_NAMES } from '#domain/region/sites.ts'
import { endpoint, type OutputOf } from '../endpoint.ts'
import { count, nothing, opaqueShopper, passwordText, shortText, timestamp } from '../fields.ts'
import { userInfo as info } from './login.contract.ts'
import { OWN_CHANGES, perTenMinutes } from '../rate-limit.ts'

/** The account of the member who calls (spec 2.14, 7.2). */

export const userInfo = endpoint('GET', '/customer/userInfo', {
  kind: 'read',
  access: 'member',
  input: nothing,
  output: v.object({
    userInfo: v.object({
      ...info.entries,
      firstName: v.string(),
      lastName: v.string(),
      mobile: v.string(),
      country: v.string(),
      birthday: v.string(),
      memberCode: v.string(),
      /** An address that is to replace `email` once it is confirmed; empty without one. */
      newEmail: v.string(),
      /** The site of an unused login discount (spec 9.6); absent without one. */
      loginDiscount: v.optional(v.picklist(SITE_NAMES)),
    }),
  }),
  summary: 'The member who calls',
})
export type MemberInfo = OutputOf<typeof userInfo>['userInfo']

const card = v.object({
  version: count,
  shopper: opaqueShopper,
  firstName: v.string(),
  lastName: v.string(),
  /** Sixteen digits with check digits; it names the member and gives access to nothing (trust.md S13). */
  memberCode: v.string(),
  /**
   * The secret of this session from which the device computes the rotating code for the till (trust.md S13); absent in a
   * session at a tablet of a store, and in a card of an older build.
   */
  tillKey: v.optional(v.string()),
  /** Name of the member's tier; absent in a card of an older build. */
  tier: v.optional(v.string()),
})
export type MemberCard = v.InferOutput<typeof card>

export const memberCard = endpoint('GET', '/customer/memberCard', {
  kind: 'read',
  access: 'member',
  input: nothing,
  output: card,
  snapshot: 'member-card',
  summary: "The member's card for the till: what the device keeps of the member for use without a network",
})

export const changePassword = endpoint('POST', '/customer/changePassword', {
  kind: 'write',
  access: 'member',
  limit: perTenMinutes('change-password', 30),
  unlogged: ['oldPassword', 'password'],
  input: v.strictObject({ oldPassword: passwordText, password: passwordText }),
  output: v.object({}),
  summary: 'Sets a new password; every other device of the member is signed out',
})

export const sendConfirmation = endpoint('POST', '/customer/sendConfirmation', {
  kind: 'write',
  access: 'member',
  limit: perTenMinutes('send-confirmation', 5),
  input: nothing,
  output: v.object({}),
  summary: 'Mails another link that confirms the member’s e-mail address',
})

/** Of an address that has an account the answer is the same (trust.md S6); its owner is mailed. */
export const changeEmail = endpoint('POST', '/customer/changeEmail', {
  kind: 'write',
  access: 'recent-login',
  limit: perTenMinutes('change-email', 10),
  unlogged: ['email'],
  input: v.strictObject({ email: shortText }),
  output: v.object({}),
  summary:
    'Mails a link to a new address, which replaces the present one once the link is opened (72 hours, once)',
})

export const keepEmail = endpoint('POST', '/customer/keepEmail', {
  kind: 'write',
  access: 'member',
  limit: OWN_CHANGES,
  input: nothing,
  output: v.object({}),
  summary: 'Drops a new address that is not confirmed yet',
})

export const changePhone = endpoint('POST', '/customer/changePhone', {
  kind: 'write',
  access: 'recent-login',
  limit: perTenMinutes('change-phone', 20),
  unlogged: ['phone'],
  input: v.strictObject({
    /** Country whose calling code precedes the digits. */
    country: shortText,
    phone: shortText,
  }),
  output: v.object({}),
  summary: 'Sets another phone number, and mails the member about it',
})

export const addBirthday = endpoint('POST', '/customer/addBirthday', {
  kind: 'write',
  access: 'member',
  limit: perTenMinutes('add-birthday', 20),
  unlogged: ['birthday'],
  /** As in "1990-02-28". */
  input: v.strictObject({ birthday: shortText }),
  output: v.object({}),
  summary: 'Sets the birthday of a member who has none yet; it cannot be changed afterwards',
})

export const sessions = endpoint('GET', '/customer/sessions', {
  kind: 'read',
  access: 'member',
  input: nothing,
  output: v.object({
    sessions: v.array(
      v.object({
        /** Names the session in the list; it is neither its token nor the stored hash. */
        id: v.string(),
        /** Browser and system, as in "Chrome, Android"; empty where it named neither. */
        browser: v.string(),
        signedInAt: timestamp,
        /** Exact to the hour. */
        seenAt: timestamp,
        isThisOne: v.boolean(),
      }),
    ),
  }),
  summary: 'Devices on which the member is signed in, the one that was used last first',
})

export const endSession = endpoint('POST', '/customer/endSession', {
  kind: 'write',
  access: 'member',
  limit: OWN_CHANGES,
  input: v.strictObject({ id: shortText }),
  output: v.object({}),
  summary: 'Signs the member out on one device',
})

export const endOtherSessions = endpoint('POST', '/customer/endOtherSessions', {
  kind: 'write',
  access: 'member',
  limit: OWN_CHANGES,
  input: nothing,
  output: v.object({ ended: v.number() }),
  summary: 'Signs the member out on every device but this one',
})

export const deleteAccount = endpoint('POST', '/customer/deleteAccount', {
  kind: 'write',
  access: 'recent-login',
  limit: perTenMinutes('delete-account', 20),
  input: nothing,
  output: v.object({
    /** From then on the account is gone; signing in before takes the deletion back. */
    leavesAt: timestamp,
  }),
  summary: 'Signs the member out everywhere and deletes the account in a week',
})
