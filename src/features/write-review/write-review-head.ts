import { msg } from '@lingui/core/macro'
import { pageHead } from '#blocks/page/page-head.ts'
import { orNotFound } from '#blocks/page/or-not-found.ts'
import type { RouterContext } from '#blocks/page/router-context.ts'
import { failureOf } from '#contract/failure.ts'
import { productQuery } from '#queries/product-queries.ts'

/** Fetches the reviewed product; without a network the screen looks for it among the orders of this device. */
export async function loadReviewed({ queries, storefront }: RouterContext, spu: string): Promise<void> {
  try {
    await orNotFound(queries.ensureQueryData(productQuery(storefront, spu)))
  } catch (error) {
    const kind = failureOf(error)?.kind
    if (kind !== 'offline' && kind !== 'timeout') throw error
  }
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
