import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Listing } from '#contract/catalog/listing.contract.ts'
import type { ListingScope } from '#queries/listing-queries.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { BannerPicture } from '#blocks/pictures/banner-picture.tsx'
import { ComparisonLink } from '#blocks/product/compare/comparison-link.tsx'
import { classNames } from '#ui/class-names.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { fromStart, listingHref } from '../listing-address.ts'
import { useListing } from '../use-listing-move.ts'
import css from './listing-header.module.css'

export type ListingHeaderProps = {
  readonly listing: Listing
  readonly scope: ListingScope
}

/** Breadcrumbs, title and number of products. */
export function ListingHeader({ listing, scope }: ListingHeaderProps) {
  const { t } = useLingui()
  const { crumbs, title, description, totalPage, banner, understood, sort, first } = listing
  return (
    <header className={css.header} data-pictured={banner ? true : undefined}>
      {banner && <BannerPicture className={css.banner} of={banner} sizes="100vw" alt="" priority />}
      <div className={css.over}>
        <nav aria-label={t`You are here`}>
          <ol className={css.crumbs}>
            {crumbs.map(({ title, link }, index) => (
              <li key={link}>
                {index === crumbs.length - 1 && crumbs.length > 1 ? (
                  <span aria-current="page">{title}</span>
                ) : (
                  <PageLink href={link}>{title}</PageLink>
                )}
              </li>
            ))}
          </ol>
        </nav>
        <div className={css.words}>
          <h1 className={css.still} data-words={title}>
            <span>{title}</span>
          </h1>
          <output className={css.count}>
            <Plural value={totalPage} one="# result" other="# results" />
            {first && totalPage > 0 && <FirstCount of={first} inStore={sort === 'store-first'} />}
          </output>
          <ComparisonLink className={css.comparison} />
        </div>
        {understood && (
          <p className={css.description}>
            <Trans>Showing results for “{understood}”</Trans>
            {scope.kind === 'search' && <AsWritten keywords={scope.keywords} />}
          </p>
        )}
        {description && (
          <p className={classNames(css.description, css.still)} data-words={description}>
            <span>{description}</span>
          </p>
        )}
      </div>
    </header>
  )
}

type FirstCountProps = { readonly of: NonNullable<Listing['first']>; readonly inStore: boolean }

/** How many of the results come first, because they have a size or are in a store. */
function FirstCount({ of: { label, count }, inStore }: FirstCountProps) {
  return (
    <>
      <span>{' · '}</span>
      {inStore ? (
        <Plural
          value={count}
          _0={`None at ${label}`}
          one={`# at ${label} first`}
          other={`# at ${label} first`}
        />
      ) : (
        <Plural
          value={count}
          _0={`None in size ${label}`}
          one={`# in size ${label} first`}
          other={`# in size ${label} first`}
        />
      )}
    </>
  )
}

/** The way to the words as they were typed, where the shop has read others. */
function AsWritten({ keywords }: { readonly keywords: string }) {
  const { path, address } = useListing()
  const exact = listingHref(path, fromStart({ ...address, spelling: 'exact' }))
  return (
    <>
      <span>. </span>
      <PageLink aria-current={undefined} href={exact} preload={false} className={linkClass()}>
        <Trans>Search instead for “{keywords}”</Trans>
      </PageLink>
    </>
  )
}
