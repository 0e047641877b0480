import * as v from 'valibot'
import { SIZE_COUNTRIES } from '#domain/sizes/conversion.ts'
import { MY_LIMITS, type MyMeasure } from '#domain/sizes/my-sizes.ts'
import { endpoint } from './endpoint.ts'
import { count, nothing, whole } from './fields.ts'

/** Somebody's own measures and whose sizes they think in; the call's path is ours, spec 2.14 names only the page. */

const measure = (name: MyMeasure) =>
  v.optional(v.pipe(whole, v.minValue(MY_LIMITS[name].least), v.maxValue(MY_LIMITS[name].most)))

const told = {
  height: measure('height'),
  bust: measure('bust'),
  waist: measure('waist'),
  hip: measure('hip'),
  weight: measure('weight'),
  country: v.optional(v.picklist(SIZE_COUNTRIES)),
}

export const sizeInfo = v.object({ version: count, owner: v.string(), ...told })
export type SizeInfo = v.InferOutput<typeof sizeInfo>

export const mySizes = endpoint('GET', '/customer/sizeInfo', {
  kind: 'read',
  input: nothing,
  output: sizeInfo,
  holds: 'sizes',
  summary: 'My sizes: lengths in millimetres, weight in grams',
})

export const saveMySizes = endpoint('POST', '/customer/saveSizeInfo', {
  kind: 'queued',
  input: v.strictObject(told),
  output: sizeInfo,
  holds: 'sizes',
  summary: 'Sets my sizes, all of them: what is left out is forgotten',
})
