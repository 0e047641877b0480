import { useQueries } from '@tanstack/react-query'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import { productQuery } from '#queries/product-queries.ts'

export interface ComparedProduct {
  readonly spu: string
  /** undefined where it could not be read. */
  readonly product: ProductDetail | undefined
  readonly error: unknown
}

/** The pieces in the order of their codes; each is read as for its own page, so that what was seen is here without a network. */
export function useComparedProducts(spus: readonly string[]): {
  readonly pieces: readonly ComparedProduct[]
  readonly isLoading: boolean
} {
  const storefront = useStorefront()
  const answers = useQueries({ queries: spus.map((spu) => productQuery(storefront, spu)) })
  return {
    pieces: spus.map((spu, at) => ({ spu, product: answers[at]?.data, error: answers[at]?.error })),
    isLoading: answers.some(({ data, error }) => data === undefined && error === null),
  }
}
