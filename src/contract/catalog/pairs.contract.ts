import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { shortText, spu } from '../fields.ts'

/** Two colours that are pictured together. */
const pair = v.object({
  /** Of the product that was named. */
  pid: v.string(),
  otherSpu: spu,
  otherPid: v.string(),
  /** Without width and format. */
  picture: v.string(),
})
export type Pair = v.InferOutput<typeof pair>

export const productPairs = endpoint('GET', '/product/pairs', {
  kind: 'read',
  access: 'anyone',
  shared: true,
  input: v.strictObject({
    spuCode: spu,
    lang: v.optional(shortText),
    currency: v.optional(shortText),
  }),
  output: v.object({ list: v.array(pair) }),
  summary: 'Pictures of a product with those it is styled with, each colour with each (spec 2.10)',
})
