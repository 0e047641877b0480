import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { AccountFrame } from '#blocks/account-frame/account-frame.tsx'
import { AccountLoading } from '#blocks/account-frame/account-loading.tsx'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { useHydrated } from '#platform/hydrated.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { NoReview } from './components/no-review.tsx'
import { myReviewQuery } from './components/my-review-query.ts'
import { PublishedReview } from './components/published-review.tsx'
import { ReviewedPiece } from './components/reviewed-piece.tsx'
import { useReviewedProduct } from './use-reviewed-product.ts'

/** My review of a product, as the shop shows it, or the way to write one (spec 2.2). */
export function MyReviewScreen({ spu }: { readonly spu: string }) {
  const product = useReviewedProduct(spu)
  const hydrated = useHydrated()
  const { data, error, refetch } = useQuery({ ...myReviewQuery(spu), enabled: hydrated })
  const words = useFailureWords()
  return (
    <AccountFrame task title={<Trans>My review</Trans>}>
      {product && <ReviewedPiece product={product} />}
      <NeedsScripts />
      {data === undefined && error === null && <AccountLoading />}
      {data === undefined && error !== null && (
        <Notice
          tone="warn"
          role="status"
          action={
            <Button look="outline" size="small" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {words(error)}
        </Notice>
      )}
      {data?.review && <PublishedReview review={data.review} name={data.name} spu={spu} />}
      {data && !data.review && product && <NoReview bought={data.bought} product={product} />}
    </AccountFrame>
  )
}
