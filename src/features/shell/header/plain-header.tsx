import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { topCategoriesQuery } from '#queries/navigation-queries.ts'
import { writeLanguage } from '#domain/region/language.ts'
import { plainPath } from '#domain/region/plain-paths.ts'
import { SHARE_TARGET } from '#domain/region/share-target.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { PlainLinks } from './category-nav.tsx'
import css from './header.module.css'
import { useRegionLabel } from '../region/region-button.tsx'

/** What menu, search and region buttons open, for a browser without scripts; rendered by the server alone. */
export function PlainHeader() {
  const { t } = useLingui()
  const storefront = useStorefront()
  const { data: categories } = useSuspenseQuery(topCategoriesQuery(storefront))
  const words = t`What are you looking for?`
  return (
    <div className={css.plain}>
      <details className={css.mobileOnly}>
        <summary>
          <Trans>Menu</Trans>
        </summary>
        <nav aria-label={t`Menu`}>
          <PlainLinks categories={categories} />
        </nav>
      </details>
      {/* What is shared with the shop is searched for: the server redirects to the results. */}
      <form role="search" action={writeLanguage(SHARE_TARGET, storefront.language, storefront.site)}>
        <input type="search" name="text" required maxLength={100} aria-label={words} placeholder={words} />
        <button>
          <Trans>Search</Trans>
        </button>
      </form>
      <PlainRegion />
    </div>
  )
}

export function PlainRegion() {
  const { label, short } = useRegionLabel()
  return (
    <a href={plainPath('region', useStorefront().language)} aria-label={label}>
      {short}
    </a>
  )
}
