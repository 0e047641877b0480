import { Plural, Trans } from '@lingui/react/macro'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Listing } from '#contract/catalog/listing.contract.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useOnceTrue } from '#blocks/page/use-once-true.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Sticky } from '#ui/sticky/sticky.tsx'
import { FacetMenu, StoreMenu } from './facet-menu.tsx'
import { useFacetGroups } from '../use-facet-groups.ts'
import { atPage, filterCount, listingHref, pagesShown } from '../listing-address.ts'
import { SortSelect } from './sort-select.tsx'
import css from './toolbar.module.css'
import { useListing } from '../use-listing-move.ts'
import { ViewAs } from './view-as.tsx'
import { onUse } from '#blocks/page/on-use.tsx'

const FilterSheet = onUse(async () => (await import('./filter-sheet.tsx')).FilterSheet)

export type ToolbarProps = {
  readonly listing: Listing
  /** Start of the list: a new choice scrolls there. */
  readonly top: RefObject<HTMLElement | null>
}

/** Filters, order and view of a list; stays visible while the list scrolls. */
export function Toolbar({ listing, top }: ToolbarProps) {
  const { address, path } = useListing()
  const groups = useFacetGroups(listing.facets)
  const [filtering, setFiltering] = useState(false)
  const wanted = useOnceTrue(filtering)
  const on = filterCount(address)
  useBackToStart(top, JSON.stringify({ ...atPage(address, pagesShown(address)[0] ?? 1), view: undefined }))

  return (
    <Sticky>
      <div className={css.row}>
        <button type="button" className={css.filter} onClick={() => setFiltering(true)}>
          <Icon name="filter" size={18} />
          <Trans>Filter</Trans>
          {on > 0 && (
            <span className={css.on}>
              <Plural value={on} one="# on" other="# on" />
            </span>
          )}
        </button>
        <noscript>
          {import.meta.env.SSR && !address.filters && (
            <PageLink
              aria-current={undefined}
              className={css.plain}
              href={listingHref(path, { ...address, filters: 'open' })}
            >
              <Icon name="filter" size={18} />
              <Trans>Filter</Trans>
            </PageLink>
          )}
        </noscript>
        <div className={css.menus} data-scripted="">
          {groups.map((group) => (
            <FacetMenu key={group.facet} group={group} />
          ))}
          <StoreMenu />
        </div>
        <div className={css.end} data-scripted="">
          <SortSelect listing={listing} />
          <ViewAs />
        </div>
      </div>
      {wanted && (
        <FilterSheet
          open={filtering}
          groups={groups}
          total={listing.totalPage}
          onClose={() => setFiltering(false)}
        />
      )}
    </Sticky>
  )
}

/** A changed list scrolls to its start if that is out of view. */
function useBackToStart(top: RefObject<HTMLElement | null>, address: string) {
  const before = useRef(address)
  useEffect(() => {
    if (before.current === address) return
    before.current = address
    const element = top.current
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView()
  }, [top, address])
}
