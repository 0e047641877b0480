import * as v from 'valibot'
import type { Promotion } from '#domain/promotions/promotion.ts'
import { minor } from '#domain/brand.ts'

const moment = v.pipe(v.number(), v.safeInteger())
const percent = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(90))
const base = { id: v.string(), from: moment, until: v.optional(moment) }
const cents = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.transform((amount) => minor(amount)),
)

const products = v.pipe(v.array(v.pipe(v.string(), v.minLength(1))), v.minLength(1), v.readonly())
const offer = { ...base, least: cents, price: cents, products }

/** A promotion, as the database keeps it and a device computes with it. */
export const promotion = v.variant('kind', [
  v.object({
    kind: v.literal('multi-item'),
    ...base,
    tiers: v.pipe(
      v.array(v.object({ qty: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(100)), percent })),
      v.minLength(1),
      v.readonly(),
    ),
    leastPrice: cents,
  }),
  v.object({ kind: v.literal('extra'), ...base, percent }),
  v.object({ kind: v.literal('bundle'), ...base, products, price: cents }),
  v.object({ kind: v.literal('shipping'), ...base, freeOver: cents }),
  v.object({ kind: v.literal('gift'), ...offer }),
  v.object({ kind: v.literal('preferential'), ...offer }),
]) satisfies v.GenericSchema<unknown, Promotion>
