import * as v from 'valibot'
import { SIZE_COUNTRIES } from '#domain/sizing/sizing.ts'
import { isBraSize } from '#domain/sizing/bra-size.ts'
import type { MyMeasure } from '#domain/sizing/my-sizes.ts'
import { measure } from '../body-fields.ts'
import { endpoint } from '../endpoint.ts'
import { count, nothing, opaqueShopper, whole } from '../fields.ts'
import { OWN_CHANGES } from '../rate-limit.ts'

/**
 * A user's measurements and the size system they use; the path of the call is our own choice, spec 2.14 names only the
 * page.
 */

const country = v.optional(v.picklist(SIZE_COUNTRIES))
const each = <Entry extends v.GenericSchema>(entry: (name: MyMeasure) => Entry) => ({
  height: v.optional(entry('height')),
  bust: v.optional(entry('bust')),
  waist: v.optional(entry('waist')),
  hip: v.optional(entry('hip')),
  weight: v.optional(entry('weight')),
})

/** Band and cup (spec 3). */
const bra = v.pipe(v.string(), v.check(isBraSize, 'a band and a cup, such as 75B'))

export const sizeInfo = v.object({
  version: count,
  shopper: opaqueShopper,
  ...each(measure),
  bra: v.optional(bra),
  country,
})
export type SizeInfo = v.InferOutput<typeof sizeInfo>

/** Zero deletes the measurement. */
const change = (name: MyMeasure) => v.union([v.pipe(whole, v.literal(0)), measure(name)])

export const mySizes = endpoint('GET', '/customer/sizeInfo', {
  kind: 'read',
  access: 'anyone',
  input: nothing,
  output: sizeInfo,
  snapshot: 'sizes',
  summary: 'My sizes: lengths in millimetres, weight in grams',
})

export const saveMySizes = endpoint('POST', '/customer/saveSizeInfo', {
  kind: 'queued',
  access: 'anyone',
  limit: OWN_CHANGES,
  /** An empty text deletes the bra size. */
  input: v.strictObject({ ...each(change), bra: v.optional(v.union([v.literal(''), bra])), country }),
  output: sizeInfo,
  snapshot: 'sizes',
  summary: 'Sets some of my sizes; zero forgets one, and what is left out stays',
})
