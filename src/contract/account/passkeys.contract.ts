import * as v from 'valibot'
import { LONGEST_PASSKEY_NAME } from '#domain/account/passkey-name.ts'
import { endpoint } from '../endpoint.ts'
import { nothing, shortText, timestamp } from '../fields.ts'
import { signedIn, takesLoginDiscount } from './login.contract.ts'
import { OWN_CHANGES, perTenMinutes } from '../rate-limit.ts'

/**
 * Passkeys (WebAuthn): options go to the browser's authenticator, and what it has signed comes back. Binary values are
 * base64url.
 */

const bytes = (most: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.regex(/^[\w-]+$/, 'base64url'))
/** Credential ids have at most 1,023 bytes. */
const credentialId = bytes(1_364)
const transports = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10))
const passkeyName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_PASSKEY_NAME))

const passkey = v.object({
  id: credentialId,
  /** As the member wrote it, or browser and system that made it; empty where they are not known. */
  name: v.string(),
  createdAt: timestamp,
  lastUsedAt: v.nullable(timestamp),
  /** Also on other devices of the member, by the account of the system or of a password manager. */
  isSynced: v.boolean(),
})
export type Passkey = v.InferOutput<typeof passkey>

export const passkeySignInOptions = endpoint('POST', '/login/passkeyOptions', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('passkey-options', 200),
  input: nothing,
  output: v.object({
    challenge: v.string(),
    rpId: v.string(),
    timeout: v.number(),
    userVerification: v.literal('required'),
  }),
  summary: 'A challenge for a sign-in with a passkey: it works once, in this session, for five minutes',
})

export const passkeySignIn = endpoint('POST', '/login/passkey', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('passkey-sign-in', 60),
  body: 'json',
  unlogged: ['signature'],
  input: v.strictObject({
    id: credentialId,
    clientDataJSON: bytes(8_000),
    authenticatorData: bytes(4_000),
    signature: bytes(8_000),
    userHandle: bytes(100),
    takeDiscount: takesLoginDiscount,
  }),
  output: signedIn,
  summary: 'Signs in with a passkey; the guest’s bag, wishlist, sizes and requests become the member’s',
})

export const passkeys = endpoint('GET', '/customer/passkeys', {
  kind: 'read',
  access: 'member',
  input: nothing,
  output: v.object({ passkeys: v.array(passkey) }),
  summary: 'The member’s passkeys, the oldest first',
})

export const passkeyOptions = endpoint('POST', '/customer/passkeyOptions', {
  kind: 'write',
  access: 'recent-login',
  limit: perTenMinutes('new-passkey-options', 60),
  input: nothing,
  output: v.object({
    challenge: v.string(),
    rp: v.object({ id: v.string(), name: v.string() }),
    user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
    pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
    timeout: v.number(),
    /** The member’s passkeys: an authenticator that has one of them makes no second one. */
    excludeCredentials: v.array(
      v.object({ id: v.string(), type: v.literal('public-key'), transports: v.array(v.string()) }),
    ),
    authenticatorSelection: v.object({
      residentKey: v.literal('required'),
      requireResidentKey: v.literal(true),
      userVerification: v.literal('required'),
    }),
    attestation: v.literal('none'),
  }),
  summary: 'A challenge for a new passkey: it works once, in this session, for five minutes',
})

export const addPasskey = endpoint('POST', '/customer/addPasskey', {
  kind: 'write',
  access: 'recent-login',
  limit: perTenMinutes('add-passkey', 30),
  body: 'json',
  input: v.strictObject({
    /** Without one the passkey is called as the browser. */
    name: v.optional(passkeyName),
    id: credentialId,
    clientDataJSON: bytes(8_000),
    attestationObject: bytes(30_000),
    transports,
  }),
  output: v.object({ passkey }),
  summary: 'Adds a passkey to the member’s account; a mail says so',
})

export const renamePasskey = endpoint('POST', '/customer/renamePasskey', {
  kind: 'write',
  access: 'member',
  limit: OWN_CHANGES,
  input: v.strictObject({ id: credentialId, name: passkeyName }),
  output: v.object({ passkey }),
  summary: 'Gives one of the member’s passkeys another name',
})

export const removePasskey = endpoint('POST', '/customer/removePasskey', {
  kind: 'write',
  access: 'recent-login',
  limit: OWN_CHANGES,
  input: v.strictObject({ id: credentialId }),
  output: v.object({
    /** For the browser, which hides the passkey from then on where it can. */
    rpId: v.string(),
  }),
  summary: 'Removes one of the member’s passkeys: it signs in no more; a mail says so',
})

export const offerPasskey = endpoint('POST', '/customer/offerPasskey', {
  kind: 'write',
  access: 'member',
  limit: OWN_CHANGES,
  input: v.strictObject({ orderNumber: shortText }),
  output: v.object({ offered: v.boolean() }),
  summary: 'Whether to offer a passkey after this order: to a member without one, after one order only',
})

export const declinePasskey = endpoint('POST', '/customer/declinePasskey', {
  kind: 'write',
  access: 'member',
  limit: OWN_CHANGES,
  input: nothing,
  output: v.object({}),
  summary: 'The member was offered a passkey and does not want one: it is not offered again',
})
