import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import * as v from 'valibot'
import { topCategoriesQuery } from '#queries/navigation-queries.ts'
import { SITES } from '#domain/region/sites.ts'
import { listingPath } from '#domain/region/links.ts'
import { useShopLayout } from '#blocks/page/shop-layout-context.ts'
import { openOverlay } from '#blocks/overlays.ts'
import { FramedBody } from '#blocks/minimal-layout/framed-body.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { OfferedPieces } from '#blocks/product/rails/offered-pieces.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import css from './not-found-screen.module.css'

const pastTheEnd = v.object({ firstPage: v.string() })

/** Any path that is no page of the shop (spec 2.2). `data` names the first page of a list that has fewer pages. */
export function NotFoundScreen({ data }: { readonly data?: unknown }) {
  const { t } = useLingui()
  const framed = useShopLayout()
  // It has neither a catalogue nor a search (spec 6).
  const { restricted } = SITES[useStorefront().site]
  const list = v.is(pastTheEnd, data) ? data : undefined
  return (
    <FramedBody>
      <EmptyState
        headingLevel={1}
        title={t`Oops!Page Not Found`}
        text={<Trans>The link may be old or mistyped.</Trans>}
        action={
          <>
            {list && (
              <PageLink href={list.firstPage} {...buttonLink('solid')}>
                <Trans>Go to the first page</Trans>
              </PageLink>
            )}
            <Link to="/" {...buttonLink(list ? 'outline' : 'solid')}>
              <Trans>Return to Store</Trans>
            </Link>
            {framed && !restricted && (
              <Button look="outline" onClick={() => void openOverlay('search')}>
                <Trans>Search the shop</Trans>
              </Button>
            )}
          </>
        }
      />
      {!restricted && <CategoryLinks />}
      {framed && !restricted && (
        <div className={css.pieces}>
          <OfferedPieces />
        </div>
      )}
    </FramedBody>
  )
}

function CategoryLinks() {
  const { t } = useLingui()
  const { data: categories = [] } = useQuery(topCategoriesQuery(useStorefront()))
  if (categories.length === 0) return null
  return (
    <nav aria-label={t`Shop by category`}>
      <ul className={css.categories}>
        {categories.map(({ categoriesId, categoryName, href }) => (
          <li key={categoriesId}>
            <PageLink href={href ?? listingPath(categoryName, categoriesId)} className={css.category}>
              {categoryName}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
