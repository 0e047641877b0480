import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQueries } from '@tanstack/react-query'
import { useRef } from 'react'
import { listingQuery, type ListingScope } from '#queries/listing-queries.ts'
import { POINTS_LIST } from '#domain/catalog/points-purchase.ts'
import { RedeemCards } from '#blocks/product/card/redeem-cards.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { FilterChips } from './components/filter-chips.tsx'
import { requestOf, filterCount, type ListingAddress, pagesShown } from './listing-address.ts'
import { ListingFoot } from './components/listing-foot.tsx'
import { ListingHeader } from './components/listing-header.tsx'
import { ListingProducts } from './components/listing-products.tsx'
import css from './listing-screen.module.css'
import { PlainFilters } from './components/plain-filters.tsx'
import { NothingFound } from './components/nothing-found.tsx'
import { Toolbar } from './components/toolbar.tsx'
import { ListingMoveProvider, useListingMove } from './use-listing-move.ts'

export type ListingScreenProps = {
  readonly scope: ListingScope
  /** Address of this list without language and parameters. */
  readonly path: string
  readonly address: ListingAddress
}

/** A category, a collection, or search results (spec 2.8). */
export function ListingScreen({ scope, path, address }: ListingScreenProps) {
  const { t } = useLingui()
  const storefront = useStorefront()
  const pages = useSuspenseQueries({
    queries: pagesShown(address).map((page) => listingQuery(storefront, scope, requestOf(address, page))),
    combine: (results) => results.map(({ data }) => data),
  })
  const move = useListingMove(path, scope, address)
  const top = useRef<HTMLDivElement>(null)
  const [first] = pages
  const last = pages.at(-1)
  if (!first || !last) return null
  const products = uniqueBySpu(pages.flatMap(({ productList }) => productList))

  return (
    <ListingMoveProvider value={move}>
      <article className={css.listing}>
        <ListingHeader listing={first} scope={scope} />
        <div ref={top} className={css.top} />
        {(first.totalPage > 0 || filterCount(address) > 0) && (
          <>
            <Toolbar listing={first} top={top} />
            <FilterChips listing={first} />
            <noscript>{import.meta.env.SSR && address.filters && <PlainFilters listing={first} />}</noscript>
          </>
        )}
        <section className={css.results} aria-label={t`Products`} aria-busy={move.busy || undefined}>
          <VisuallyHidden>
            <h2>
              <Trans>Products</Trans>
            </h2>
          </VisuallyHidden>
          {products.length === 0 ? (
            <NothingFound scope={scope} nearest={first.nearest} />
          ) : (
            <RedeemCards value={scope.kind === 'collection' && scope.name === POINTS_LIST}>
              <ListingProducts listing={first} products={products} view={address.view} />
            </RedeemCards>
          )}
        </section>
        {(first.totalPage > 0 || filterCount(address) > 0) && (
          <>
            <ListingFoot listing={last} shown={products.length} />
          </>
        )}
      </article>
    </ListingMoveProvider>
  )
}

/** A product that moved between two pages during the visit is shown once. */
function uniqueBySpu<Product extends { readonly spuCode: string }>(products: readonly Product[]): Product[] {
  return [...new Map(products.map((product) => [product.spuCode, product])).values()]
}
