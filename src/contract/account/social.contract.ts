import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { count, nothing, shortText, timestamp } from '../fields.ts'
import { invitedBy, signedIn, takesLoginDiscount } from './login.contract.ts'
import { OWN_CHANGES, perTenMinutes } from '../rate-limit.ts'

/** Signing in by another provider (spec 2.13), and what a member has linked; the paths are our own. */

const provider = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,20}$/, 'the id of a provider'))
/** A path of this site; what is not one is read as the dashboard. */
const back = v.pipe(v.string(), v.maxLength(4_096))
const answer = v.pipe(v.string(), v.maxLength(2_048))

export const socialStart = endpoint('POST', '/login/socialStart', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('social-start', 60),
  input: v.strictObject({ provider, back }),
  output: v.object({
    /** At the provider. */
    url: v.string(),
  }),
  summary: 'Begins a sign-in by another provider; the browser goes to the address that it returns',
})

/** What a provider sends back (OpenID Connect Core 3.1.2.5, RFC 9207). */
const returned = v.strictObject({
  provider,
  state: answer,
  code: v.optional(answer),
  error: v.optional(answer),
  iss: v.optional(answer),
  /** Names that Apple posts beside its first answer about a person. */
  user: v.optional(answer),
})

export const socialFinish = endpoint('POST', '/login/socialFinish', {
  kind: 'write',
  access: 'anyone',
  limit: perTenMinutes('social-finish', 60),
  unlogged: ['state', 'code', 'user'],
  input: v.strictObject({ ...returned.entries, takeDiscount: takesLoginDiscount, inviteCode: invitedBy }),
  output: v.object({
    ...signedIn.entries,
    /** Path of the page where the sign-in began, without its language. */
    back: v.string(),
    /** The account's address was not confirmed before: its password and sessions were revoked (trust.md S38). */
    secured: v.boolean(),
  }),
  summary: 'Signs in by the answer of another provider, once, in the browser that began it',
})

export const startConnecting = endpoint('POST', '/customer/socialConnect', {
  kind: 'write',
  access: 'recent-login',
  limit: perTenMinutes('social-connect', 30),
  input: v.strictObject({ provider, back }),
  output: v.object({
    /** At the provider. */
    url: v.string(),
  }),
  summary: 'Begins to connect a login of another provider with the account of the member who calls',
})

export const finishConnecting = endpoint('POST', '/customer/socialConnected', {
  kind: 'write',
  access: 'member',
  limit: perTenMinutes('social-connected', 30),
  unlogged: ['state', 'code', 'user'],
  input: returned,
  output: v.object({
    /** Name of the provider. */
    social: v.string(),
    /** Path of the page where it began, without its language. */
    back: v.string(),
  }),
  summary: 'Connects the login that the provider has named, once, in the session that began it',
})

export const signInWays = endpoint('GET', '/customer/signInWays', {
  kind: 'read',
  access: 'member',
  input: nothing,
  output: v.object({
    hasPassword: v.boolean(),
    /** How many; `passkeys` lists them. */
    passkeys: count,
    social: v.array(
      v.object({
        /** Names the link in the list. */
        id: v.string(),
        /** Id of the provider in the settings; empty for one that is not in them any more. */
        provider: v.string(),
        /** Name of the provider. */
        name: v.string(),
        email: v.string(),
        linkedAt: timestamp,
      }),
    ),
  }),
  summary: 'The ways in which the member who calls can sign in',
})

export const unlinkSocial = endpoint('POST', '/customer/unlinkSocial', {
  kind: 'write',
  access: 'recent-login',
  limit: OWN_CHANGES,
  input: v.strictObject({ id: shortText }),
  output: v.object({}),
  summary: 'Removes the sign-in by another provider, while another way in remains',
})
