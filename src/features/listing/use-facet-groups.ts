import { useLingui } from '@lingui/react/macro'
import type { Listing } from '#contract/catalog/listing.contract.ts'
import type { Facet } from './listing-address.ts'

export type FacetValue = Listing['facets']['categories'][number]

export interface FacetGroup {
  readonly facet: Facet
  readonly title: string
  readonly look: 'list' | 'swatch' | 'box'
  readonly values: readonly FacetValue[]
}

/** The filters of a list with their names (spec 2.8); filters without values are left out. */
export function useFacetGroups(facets: Listing['facets']): readonly FacetGroup[] {
  const { t } = useLingui()
  const groups: readonly FacetGroup[] = [
    { facet: 'category', title: t`Categories`, look: 'list', values: facets.categories },
    { facet: 'color', title: t`Color`, look: 'swatch', values: facets.colours },
    { facet: 'size', title: t`Size`, look: 'box', values: facets.sizes },
    { facet: 'price', title: t`Price`, look: 'list', values: facets.prices },
    { facet: 'type', title: t`Product Type`, look: 'list', values: facets.types },
  ]
  return groups.filter(({ values }) => values.length > 0)
}
