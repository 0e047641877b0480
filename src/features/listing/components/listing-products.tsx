import { Trans } from '@lingui/react/macro'
import type { Listing } from '#contract/catalog/listing.contract.ts'
import { type GridView, ProductGrid } from '#blocks/product/card/product-grid.tsx'
import css from './listing-products.module.css'

type ListingProductsProps = {
  /** The first page that is shown. */
  readonly listing: Pick<Listing, 'first' | 'sort' | 'page' | 'pageSize'>
  readonly products: Listing['productList']
  readonly view: GridView | undefined
}

/** The products of a list; those that are sorted first end above a labelled line. */
export function ListingProducts({ listing, products, view = 'close' }: ListingProductsProps) {
  const { first, sort, page, pageSize } = listing
  const ahead = first ? Math.max(0, first.count - (page - 1) * pageSize) : 0
  if (!first || ahead === 0 || ahead >= products.length)
    return <ProductGrid products={products} view={view} leads />
  return (
    <>
      <ProductGrid products={products.slice(0, ahead)} view={view} leads />
      <h3 className={css.others}>
        {sort === 'store-first' ? (
          <Trans>Not at {first.label}</Trans>
        ) : (
          <Trans>Not in size {first.label}</Trans>
        )}
      </h3>
      <ProductGrid products={products.slice(ahead)} view={view} />
    </>
  )
}
