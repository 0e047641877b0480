import { msg } from '@lingui/core/macro'
import { pageHead } from '#blocks/page/page-head.ts'
import { orNotFound } from '#blocks/page/or-not-found.ts'
import type { RouterContext } from '#blocks/page/router-context.ts'
import { productQuery } from '#queries/product-queries.ts'

/** Fetches the reviewed product. */
export async function loadReviewed({ queries, storefront }: RouterContext, spu: string): Promise<void> {
  await orNotFound(queries.ensureQueryData(productQuery(storefront, spu)))
}

export function writeReviewHead({ storefront, origin, i18n }: RouterContext, spu: string) {
  return pageHead({
    storefront,
    origin,
    title: i18n._(msg`Write a review`),
    description: i18n._(msg`Review an item you bought at Vanda.`),
    path: `/user/write-review/${spu}`,
    hidden: true,
  })
}
