import { msg } from '@lingui/core/macro'
import { orNotFound } from '#blocks/page/or-not-found.ts'
import { pageHead } from '#blocks/page/page-head.ts'
import type { RouterContext } from '#blocks/page/router-context.ts'
import { productQuery } from '#queries/product-queries.ts'

/** Fetches the reviewed product and returns its name; without a known product there is no page. */
export async function loadMoreReviews({ queries, storefront }: RouterContext, spu: string) {
  const { productsName } = await orNotFound(queries.ensureQueryData(productQuery(storefront, spu)))
  return { spu, productsName }
}

interface Reviewed {
  readonly spu: string
  readonly productsName: string
}

/** Not indexed: the product's page has the same reviews. */
export function moreReviewsHead(
  { storefront, origin, i18n }: RouterContext,
  { spu, productsName }: Reviewed,
) {
  return pageHead({
    storefront,
    origin,
    title: i18n._(msg`Reviews of ${productsName}`),
    description: i18n._(msg`Customer reviews, by stars and by size.`),
    path: `/moreReview?product=${encodeURIComponent(spu)}`,
    hidden: true,
  })
}
