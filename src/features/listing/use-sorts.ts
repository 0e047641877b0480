import { useLingui } from '@lingui/react/macro'
import type { Listing } from '#contract/catalog/listing.contract.ts'
import type { FirstSort } from '#domain/catalog/listing/listing-query.ts'
import { LISTING_SORTS, type ListingSort } from '#domain/catalog/listing/listing-types.ts'
import type { ListingScope } from '#queries/listing-queries.ts'
import type { SelectOption } from '#ui/select/select.tsx'
import type { ListingAddress } from './listing-address.ts'

/** An order with what it sets in the address of a list. */
export interface Order extends SelectOption {
  readonly sets: Pick<ListingAddress, 'sort' | 'first'>
}

/** Sizes or a store, as the address names them and in words, whose products may come first. */
export interface FirstOption {
  readonly sort: FirstSort
  readonly key: string
  readonly label: string
}

/** The orders of a list; "relevance" only of searches and where the server uses it, because it has no meaning elsewhere. */
export function useSorts(listing: Pick<Listing, 'sort' | 'first'>, scope: ListingScope): readonly Order[] {
  const { t } = useLingui()
  const labels: Readonly<Record<ListingSort, string>> = {
    recommended: t`Recommended`,
    newest: t`Newest`,
    'price-asc': t`Price, low to high`,
    'price-desc': t`Price, high to low`,
    'best-selling': t`Best selling`,
    relevance: t`Best match`,
  }
  const { sort, first } = listing
  const sorts = LISTING_SORTS.filter(
    (known) => known !== 'relevance' || sort === 'relevance' || scope.kind === 'search',
  ).map((known) => ({ value: known, label: labels[known], sets: { sort: known, first: undefined } }))
  if (!first) return sorts
  const { label } = first
  const name = sort === 'size-first' ? t`Size ${label} first` : t`${label} first`
  return [...sorts, firstOrder({ sort: sort as FirstSort, key: first.key }, name)]
}

export function firstOrder({ sort, key }: Omit<FirstOption, 'label'>, label: string): Order {
  return { value: orderOf({ sort, first: { key } }), label, sets: { sort, first: key } }
}

/** The value of a list's order in the select. */
export function orderOf({ sort, first }: { sort: string; first?: { key: string } | undefined }): string {
  return first ? `${sort} ${first.key}` : sort
}
