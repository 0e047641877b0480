import * as v from 'valibot'
import { PASSWORD_PRESETS } from '#domain/account/password.ts'
import { endpoint } from '../endpoint.ts'
import { flag, linkToken as token, nothing, orderKey, passwordText, shortText } from '../fields.ts'
import { OWN_CHANGES, perTenMinutes } from '../rate-limit.ts'

/** Signing in and out (spec 4.1, 7.2), registration and the mailed links; paths that the spec leaves open are our own. */

/** User info (spec 3): an empty `customersId` means a guest. */
export const userInfo = v.object({
  nickname: v.string(),
  couponNum: v.number(),
  email: v.string(),
  customersId: v.string(),
  emailConfirmed: v.boolean(),
})
export type UserInfo = v.InferOutput<typeof userInfo>

/** Who has signed in, and what of the guest's bag and wishlist had no room (offline.md D8). */
export const signedIn = v.object({
  userInfo,
  capped: v.array(v.object({ sku: v.string(), requested: v.number(), got: v.number() })),
  left: v.array(v.string()),
  /** A deletion of the account that this sign-in has taken back. */
  returned: v.boolean(),
  /** Whether the login discount is given, or was given before; absent where it was not requested. */
  loginDiscount: v.optional(v.picklist(['given', 'had'])),
})
export type SignedIn = v.InferOutput<typeof signedIn>

/** The user takes the discount that a registration of a known address offers (spec 8, 9.6); the server knows how much it is. */
export const takesLoginDiscount = v.optional(flag)

/** Code of the invite link by which the browser has come (spec 9.3); an unknown one changes nothing. */
export const invitedBy = v.optional(shortText)

export const signInOptions = endpoint('GET', '/login/options', {
  kind: 'read',
  access: 'anyone',
  shared: true,
  input: nothing,
  output: v.object({
    passwordRules: v.picklist(PASSWORD_PRESETS),
    /** Other providers, in the order of their buttons. */
    social: v.array(v.object({ id: v.string(), name: v.string() })),
  }),
  summary: 'How people can sign in to this shop, and the rules of new passwords',
})

export const login = endpoint('POST', '/login/login', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('login', 60),
  unlogged: ['email', 'password'],
  input: v.strictObject({ email: shortText, password: passwordText, takeDiscount: takesLoginDiscount }),
  output: signedIn,
  summary: 'Signs in; the guest’s bag, wishlist, sizes and requests become the member’s',
})

export const register = endpoint('POST', '/login/register', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('register', 20),
  unlogged: ['email', 'password', 'phone', 'birthday'],
  input: v.strictObject({
    email: shortText,
    password: passwordText,
    firstName: shortText,
    lastName: shortText,
    country: shortText,
    phone: shortText,
    birthday: shortText,
    agreement: flag,
    /** The name of the store in which the member registers. */
    store: v.optional(shortText),
    /** Of the guide who serves the member. */
    guideCode: v.optional(shortText),
    inviteCode: invitedBy,
  }),
  output: signedIn,
  summary: 'Creates an account and signs in',
})

export const registerFromOrder = endpoint('POST', '/login/registerFromOrder', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('register', 20),
  unlogged: ['secret', 'password', 'phone', 'birthday'],
  input: v.strictObject({
    ...orderKey,
    password: passwordText,
    birthday: shortText,
    agreement: flag,
    /** What the order does not say about its buyer; where it does, these are ignored. */
    firstName: v.optional(shortText, ''),
    lastName: v.optional(shortText, ''),
    country: v.optional(shortText, ''),
    phone: v.optional(shortText, ''),
  }),
  output: signedIn,
  summary:
    'Makes an account of a guest’s paid order, with its e-mail, name and address, and signs in; the order is the account’s then',
})

export const logout = endpoint('GET', '/login/logout', {
  kind: 'write',
  access: 'anyone',
  limit: OWN_CHANGES,
  input: v.strictObject({
    /** A shared device: the browser's cache of fetched addresses is cleared, too (trust.md S28). */
    everything: v.optional(v.picklist(['0', '1'])),
  }),
  output: v.object({}),
  summary: 'Ends the session of this browser',
})

export const forgotPassword = endpoint('POST', '/login/forgotPassword', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('forgot-password', 10),
  unlogged: ['email'],
  input: v.strictObject({ email: shortText }),
  output: v.object({}),
  summary:
    'Mails a link that sets a new password, if the address has an account; the response is always the same',
})

export const resetPassword = endpoint('POST', '/login/resetPassword', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('reset-password', 30),
  unlogged: ['token', 'password'],
  input: v.strictObject({ token, password: passwordText }),
  output: v.object({}),
  summary:
    'Sets a new password by a mailed link (24 hours, once), and signs out every device; the link that confirms the address of a new account does so, too',
})

export const confirmEmail = endpoint('POST', '/login/confirmEmail', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('confirm-email', 30),
  unlogged: ['token'],
  input: v.strictObject({ token }),
  output: v.object({}),
  summary: 'Confirms an e-mail address by a mailed link (72 hours, once), for the member who is signed in',
})

/** Data of the refusal `password-needed` of `confirmEmail`. */
export const confirmationNeeds = v.object({
  /** The address that the link confirms. */
  email: v.string(),
  /** The link sets a new password, too: the account's address was never confirmed. */
  maySetPassword: v.boolean(),
})

export const confirmAndLogin = endpoint('POST', '/login/confirmAndLogin', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('confirm-email', 30),
  unlogged: ['token', 'password'],
  input: v.strictObject({ token, password: passwordText }),
  output: signedIn,
  summary: 'Confirms an e-mail address by a mailed link and the password of its account, and signs in',
})
