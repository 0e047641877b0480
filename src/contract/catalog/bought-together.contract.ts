import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { shortText } from '../fields.ts'
import { productCard } from './card-fields.ts'

/** SKUs of a bag that count, in the order of the call; later ones are ignored. */
export const MOST_BAG_SKUS = 40

/** At most 8 cards; empty where no SKU is known. */
export const boughtTogether = endpoint('GET', '/product/boughtTogether', {
  kind: 'read',
  access: 'anyone',
  shared: true,
  input: v.strictObject({
    /** Comma-separated; `MOST_BAG_SKUS` of the longest kind fit. */
    skus: v.pipe(v.string(), v.maxLength(2_000)),
    lang: v.optional(shortText),
    currency: v.optional(shortText),
  }),
  output: v.array(productCard),
  summary: 'Pieces that are frequently bought with those of a bag and can be bought now (spec 2.11)',
})

export function skusNamed(skus: string): string[] {
  return [...new Set(skus.split(',').map((sku) => sku.trim()))].slice(0, MOST_BAG_SKUS)
}
