import { createFileRoute } from '@tanstack/react-router'
import { MyReviewScreen } from '#features/write-review/my-review-screen.tsx'
import { myReviewHead } from '#features/write-review/my-review-head.ts'
import { loadReviewed } from '#features/write-review/write-review-head.ts'

export const Route = createFileRoute('/_shop/user/my-review/$spu')({
  staticData: { part: 'account' },
  loader: ({ context, params }) => loadReviewed(context, params.spu),
  head: ({ match }) => myReviewHead(match.context),
  component: function MyReview() {
    const { spu } = Route.useParams()
    return <MyReviewScreen key={spu} spu={spu} />
  },
})
