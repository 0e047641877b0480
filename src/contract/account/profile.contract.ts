import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { count, nothing, opaqueShopper, shortText } from '../fields.ts'
import { OWN_CHANGES } from '../rate-limit.ts'

/**
 * What a member changes of their profile without a network (spec 3 "User profile"): a device keeps neither e-mail nor phone
 * nor birthday (decision 0100). The paths of the calls are our own choice.
 */

const profile = v.object({
  version: count,
  shopper: opaqueShopper,
  nickname: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  country: v.string(),
})
export type MemberProfile = v.InferOutput<typeof profile>

export const myProfile = endpoint('GET', '/customer/profile', {
  kind: 'read',
  access: 'member',
  input: nothing,
  output: profile,
  snapshot: 'profile',
  summary: 'My nickname, names and country',
})

export const saveProfile = endpoint('POST', '/customer/saveProfile', {
  kind: 'queued',
  access: 'member',
  limit: OWN_CHANGES,
  input: v.strictObject({
    nickname: v.optional(shortText),
    firstName: v.optional(shortText),
    lastName: v.optional(shortText),
    country: v.optional(shortText),
  }),
  output: profile,
  snapshot: 'profile',
  summary: 'Sets some of my nickname, names and country; what is left out stays',
})
