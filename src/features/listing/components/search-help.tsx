import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { topCategoriesQuery } from '#queries/navigation-queries.ts'
import { OfferedPieces } from '#blocks/product/rails/offered-pieces.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './search-help.module.css'

/** Below a search without results: the categories, what the user has seen, and what sells best. */
export function SearchHelp() {
  const id = useId()
  const { data: categories = [] } = useQuery(topCategoriesQuery(useStorefront()))
  return (
    <div className={css.help}>
      {categories.length > 0 && (
        <nav aria-labelledby={id}>
          <h2 id={id} className={css.title}>
            <Trans>Look around</Trans>
          </h2>
          <ul className={css.links}>
            {categories.map(({ categoriesId, categoryName, href }) => (
              <li key={categoriesId}>
                <PageLink href={href ?? '/'} className={linkClass('quiet')}>
                  {categoryName}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <OfferedPieces />
    </div>
  )
}
