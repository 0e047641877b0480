import * as v from 'valibot'
import { sku, spu } from '#contract/fields.ts'
import type { QuickViewFields } from '#blocks/quick-view/quick-view-search.ts'

/** The router reads a code of digits alone as a number. */
const text = v.pipe(v.union([v.string(), v.number()]), v.transform(String))
const quickViewSearch = v.object({
  quick: v.pipe(text, spu),
  quickSku: v.fallback(v.optional(v.pipe(text, sku)), undefined),
})

/**
 * The product that an address shows over its page, and the SKU whose colour it begins with; undefined for an address
 * without a quick view, or with a code that no product can have.
 */
export function readQuickView(search: unknown): QuickViewFields | undefined {
  const read = v.safeParse(quickViewSearch, search)
  return read.success ? { spu: read.output.quick, sku: read.output.quickSku } : undefined
}
