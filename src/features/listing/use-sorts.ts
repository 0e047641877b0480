import { useLingui } from '@lingui/react/macro'
import { LISTING_SORTS, type ListingSort } from '#domain/catalog/listing/listing-types.ts'
import type { SelectOption } from '#ui/select/select.tsx'

/** The orders of a list; "relevance" only where the server uses it, because it has no meaning elsewhere. */
export function useSorts(current: string): readonly SelectOption[] {
  const { t } = useLingui()
  const labels: Readonly<Record<ListingSort, string>> = {
    recommended: t`Recommended`,
    newest: t`Newest`,
    'price-asc': t`Price, low to high`,
    'price-desc': t`Price, high to low`,
    'best-selling': t`Best selling`,
    relevance: t`Best match`,
  }
  return LISTING_SORTS.filter((sort) => sort !== 'relevance' || current === 'relevance').map((sort) => ({
    value: sort,
    label: labels[sort],
  }))
}
