import { Trans, useLingui } from '@lingui/react/macro'
import type { Listing } from '#contract/catalog/listing.contract.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useFacetGroups } from '../use-facet-groups.ts'
import css from './filter-chips.module.css'
import {
  chosenIn,
  cleared,
  type Facet,
  FACETS,
  filterCount,
  listingHref,
  toggled,
} from '../listing-address.ts'
import { useListing } from '../use-listing-move.ts'

/** The active filters, each with a button that removes it, and one that removes all. */
export function FilterChips({ listing }: { readonly listing: Pick<Listing, 'facets' | 'store'> }) {
  const { t } = useLingui()
  const { address, go } = useListing()
  const labelOf = useLabels(listing)
  if (filterCount(address) === 0) return null
  return (
    <>
      <noscript>{import.meta.env.SSR && <PlainChips labelOf={labelOf} />}</noscript>
      <ul className={css.chips} data-scripted="" aria-label={t`Filters that are on`}>
        {FACETS.flatMap((facet) =>
          chosenIn(address, facet).map((key) => {
            const label = labelOf(facet, key)
            return (
              <li key={`${facet} ${key}`}>
                <button
                  type="button"
                  className={css.chip}
                  aria-label={t`Remove the filter ${label}`}
                  onClick={() => void go(toggled(address, facet, key))}
                >
                  <span>{label}</span>
                  <Icon name="close" size={12} />
                </button>
              </li>
            )
          }),
        )}
        <li>
          <button type="button" className={css.clear} onClick={() => void go(cleared(address))}>
            <Trans>Clear all</Trans>
          </button>
        </li>
      </ul>
    </>
  )
}

/** The same as links, which a browser without scripts can follow; rendered by the server alone. */
function PlainChips({ labelOf }: { readonly labelOf: LabelOf }) {
  const { t } = useLingui()
  const { address, path } = useListing()
  return (
    <ul className={css.chips} aria-label={t`Filters that are on`}>
      {FACETS.flatMap((facet) =>
        chosenIn(address, facet).map((key) => {
          const label = labelOf(facet, key)
          return (
            <li key={`${facet} ${key}`}>
              <PageLink
                aria-current={undefined}
                className={css.chip}
                aria-label={t`Remove the filter ${label}`}
                href={listingHref(path, toggled(address, facet, key))}
              >
                <span>{label}</span>
                <Icon name="close" size={12} />
              </PageLink>
            </li>
          )
        }),
      )}
      <li>
        <PageLink aria-current={undefined} className={css.clear} href={listingHref(path, cleared(address))}>
          <Trans>Clear all</Trans>
        </PageLink>
      </li>
    </ul>
  )
}

type LabelOf = (facet: Facet, key: string) => string

/** A value without products is no longer counted, so it may have lost its label. */
function useLabels({ facets, store }: Pick<Listing, 'facets' | 'store'>): LabelOf {
  const groups = useFacetGroups(facets)
  return (facet, key) =>
    (facet === 'store' ? store : undefined) ??
    groups.find((known) => known.facet === facet)?.values.find((value) => value.key === key)?.label ??
    key
}
