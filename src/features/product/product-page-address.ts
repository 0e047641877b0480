import { notFound, redirect } from '@tanstack/react-router'
import * as v from 'valibot'
import type { Spu } from '#domain/brand.ts'
import { readProductAddress } from '#domain/region/links.ts'
import { REFUSED_ADDS } from '#domain/region/plain-paths.ts'

const text = (most: number) => v.fallback(v.optional(v.pipe(v.string(), v.maxLength(most))), undefined)

/** Colour and size to show, the guide who shared the link (spec 2.2), and why a form without scripts was refused. */
export const productSearch = v.object({
  sku: v.optional(text(48)),
  s_guide_code: v.optional(text(64)),
  refused: v.fallback(v.optional(v.picklist(REFUSED_ADDS)), undefined),
})

/** The SPU in `silk-dress-AB12`; the same path ending in .html redirects here (spec 2.2). */
export function readProduct(product: string, search: v.InferOutput<typeof productSearch>): Spu {
  const address = readProductAddress(product)
  if (!address) throw notFound()
  if (!address.legacy) return address.spu
  throw redirect({
    to: '/products/$product',
    params: { product: product.replace(/\.html$/, '') },
    search,
    statusCode: 301,
  })
}
