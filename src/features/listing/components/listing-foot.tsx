import { Trans, useLingui } from '@lingui/react/macro'
import type { Listing } from '#contract/catalog/listing.contract.ts'
import { PAGE_SIZES } from '#domain/catalog/listing/listing-query.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { InfiniteLoad } from '#ui/infinite-load/infinite-load.tsx'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { InlineSelect } from '#ui/select/select.tsx'
import { atPage, fromStart, listingHref, savedAddress, withMore } from '../listing-address.ts'
import css from './listing-foot.module.css'
import { SaveSearch } from './save-search.tsx'
import { useListing } from '../use-listing-move.ts'

export type ListingFootProps = {
  /** The last page shown. */
  readonly listing: Listing
  readonly shown: number
}

/** Show More, the pages as links, and how many a page has (spec 2.8). */
export function ListingFoot({ listing, shown }: ListingFootProps) {
  const { t } = useLingui()
  const { path, address, busy, go } = useListing()
  const { page, pages, pageSize, totalPage } = listing
  const more = withMore(address)
  return (
    <footer className={css.foot}>
      <div className={css.more}>
        <p className={css.shown}>
          <Trans>
            {shown} of {totalPage}
          </Trans>
        </p>
        {more || page >= pages ? (
          <InfiniteLoad
            auto={false}
            hasMore={page < pages}
            busy={busy}
            onMore={() => more && void go(more, 'stay')}
            moreLabel={t`Show More`}
            endLabel={t`End`}
            busyLabel={t`Loading more products`}
          />
        ) : null}
      </div>
      <div className={css.save} data-scripted="">
        <SaveSearch name={listing.title} page={listingHref(path, savedAddress(address))} />
      </div>
      <div className={css.row}>
        <Pagination
          label={t`Pages`}
          page={page}
          pages={pages}
          previousLabel={t`Previous Page`}
          nextLabel={t`Next Page`}
          pageLabel={(number) => t`Page ${number}`}
          linkTo={(number, link) => <PageLink href={listingHref(path, atPage(address, number))} {...link} />}
        />
        <div data-scripted="">
          <InlineSelect
            label={t`Items Per Page`}
            options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
            value={String(pageSize)}
            onChange={(event) => void go(fromStart({ ...address, pageSize: Number(event.target.value) }))}
          />
        </div>
      </div>
    </footer>
  )
}
