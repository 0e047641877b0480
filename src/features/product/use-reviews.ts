import { useInfiniteQuery } from '@tanstack/react-query'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import type { Review } from '#contract/catalog/reviews.contract.ts'
import { reviewPagesQuery } from '#queries/review-pages.ts'
import { isFiltered, matchesFilter, type ReviewFilter } from '#domain/reviews/review-filter.ts'
import type { ReviewSort } from '#domain/reviews/review-sorts.ts'

export interface ReviewsView {
  readonly list: readonly Review[]
  /** The chosen reviews are not available: the list is what the newest page, which came with the product, has of them. */
  readonly instead: boolean
  readonly more: boolean
  readonly loading: boolean
  /** Why further pages or the order could not be fetched. */
  readonly error: unknown
  readonly loadMore: () => Promise<unknown>
}

export interface ReviewChoice {
  readonly sort: ReviewSort
  readonly filter: ReviewFilter
}

/** The newest page comes with the product; other orders, filtered ones and further pages are fetched (spec 2.10). */
export function useReviews(product: ProductDetail, { sort, filter }: ReviewChoice): ReviewsView {
  const { list: newest, next } = product.reviewPage
  const begun = sort === 'recent' && !isFiltered(filter) && newest.length > 0
  const { data, isFetching, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    ...reviewPagesQuery(useStorefront(), product.spuCode, { sort, filter, from: begun ? next : '' }),
    enabled: !begun,
  })
  const input = data?.pages.flatMap((page) => page.list) ?? []
  const instead = !begun && !data
  return {
    list: onlyOnce(
      begun || instead ? [...newest.filter((review) => matchesFilter(review, filter)), ...input] : input,
    ),
    instead,
    more: data ? hasNextPage : instead || next !== '',
    loading: isFetching,
    error,
    loadMore: () => fetchNextPage(),
  }
}

/** A vote between two pages may move a review behind the first of them. */
function onlyOnce(reviews: readonly Review[]): Review[] {
  return [...new Map(reviews.map((review) => [review.id, review])).values()]
}
