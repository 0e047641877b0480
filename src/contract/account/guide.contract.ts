import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { nothing, shortText, sku } from '../fields.ts'
import { perTenMinutes } from '../rate-limit.ts'

/** Guides are store staff (spec 6); a member may be served by one of them (spec 2.13). */

const guide = v.object({ guideCode: v.string(), nickname: v.string() })
export type Guide = v.InferOutput<typeof guide>

/** `guide` of a member whom no guide serves is null. */
const myGuide = v.object({ guide: v.nullable(guide) })

export const readGuide = endpoint('GET', '/customer/guide', {
  kind: 'read',
  access: 'member',
  input: nothing,
  output: myGuide,
  summary: 'The guide who serves the member',
})

export const bindGuide = endpoint('POST', '/customer/bindGuide', {
  kind: 'write',
  access: 'member',
  limit: perTenMinutes('bind-guide', 20),
  input: v.strictObject({ guideCode: shortText }),
  output: myGuide,
  summary: 'Chooses the guide who serves the member, by the guide’s code',
})

export const productGuideCodeImage = endpoint('GET', '/customer/productGuideCodeImage', {
  kind: 'read',
  access: 'member',
  input: v.strictObject({ sku }),
  output: v.object({ imageUrl: v.string() }),
  summary: 'For guides: a picture of the piece with the guide’s code in it',
})
