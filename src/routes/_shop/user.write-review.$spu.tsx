import { createFileRoute } from '@tanstack/react-router'
import { loadReviewed, writeReviewHead } from '#features/write-review/write-review-head.ts'
import { WriteReviewScreen } from '#features/write-review/write-review-screen.tsx'

export const Route = createFileRoute('/_shop/user/write-review/$spu')({
  staticData: { part: 'account' },
  loader: ({ context, params }) => loadReviewed(context, params.spu),
  head: ({ match, params }) => writeReviewHead(match.context, params.spu),
  component: function WriteReview() {
    const { spu } = Route.useParams()
    return <WriteReviewScreen key={spu} spu={spu} />
  },
})
