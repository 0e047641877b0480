import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Listing } from '#contract/listing.contract.ts'
import { PageLink } from '#blocks/page-link.tsx'
import { Picture } from '#blocks/picture.tsx'
import { BANNER_RATIO } from '#blocks/picture-address.ts'
import { BANNER_WIDTHS } from '#contract/picture-widths.ts'
import css from './listing-header.module.css'

/** Breadcrumbs, title and number of products. */
export function ListingHeader({ listing }: { readonly listing: Listing }) {
  const { t } = useLingui()
  const { crumbs, title, description, totalPage, banner, understood } = listing
  return (
    <header className={css.header} data-pictured={banner ? true : undefined}>
      {banner && (
        <Picture
          className={css.banner}
          of={banner}
          widths={BANNER_WIDTHS}
          ratio={BANNER_RATIO}
          sizes="100vw"
          alt=""
          priority
        />
      )}
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
          <h1>{title}</h1>
          <output className={css.count}>
            <Plural value={totalPage} one="# result" other="# results" />
          </output>
        </div>
        {understood && (
          <p className={css.description}>
            <Trans>Showing results for “{understood}”</Trans>
          </p>
        )}
        {description && <p className={css.description}>{description}</p>}
      </div>
    </header>
  )
}
