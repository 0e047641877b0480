import { createFileRoute, notFound } from '@tanstack/react-router'
import * as v from 'valibot'
import { loadMoreReviews, moreReviewsHead } from '#features/product/more-reviews-loader.ts'
import { MoreReviewsScreen } from '#features/product/more-reviews-screen.tsx'

const reviewsSearch = v.object({ product: v.fallback(v.optional(v.string()), undefined) })

/** `/moreReview?product=…` (spec 2.2); without a product it is no page. */
export const Route = createFileRoute('/_shop/moreReview')({
  staticData: { part: 'product' },
  validateSearch: reviewsSearch,
  loaderDeps: ({ search: { product } }) => ({ spu: product }),
  loader: ({ context, deps: { spu } }) => {
    if (spu === undefined) throw notFound()
    return loadMoreReviews(context, spu)
  },
  head: ({ match: { context }, loaderData }) => (loaderData ? moreReviewsHead(context, loaderData) : {}),
  component: function MoreReviews() {
    const { spu } = Route.useLoaderData()
    return <MoreReviewsScreen key={spu} spu={spu} />
  },
})
