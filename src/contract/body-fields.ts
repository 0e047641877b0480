import * as v from 'valibot'
import { MY_LIMITS, type MyMeasure } from '#domain/sizing/my-sizes.ts'
import { whole } from './fields.ts'

/** A measurement of a body: millimetres, or grams of weight, within what is likely. */
export const measure = (name: MyMeasure) =>
  v.pipe(whole, v.minValue(MY_LIMITS[name].least), v.maxValue(MY_LIMITS[name].most))
