import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { Category } from '#contract/catalog/navigation.contract.ts'
import { categoriesQuery, topCategoriesQuery } from '#queries/navigation-queries.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'

/** The tree for a menu; only its first level until the rest has arrived. */
export function useCategories(): readonly Category[] {
  const storefront = useStorefront()
  const { data: top } = useSuspenseQuery(topCategoriesQuery(storefront))
  const { data: tree = top } = useQuery(categoriesQuery(storefront))
  return tree
}
