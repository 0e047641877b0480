import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { failureOf } from '#contract/failure.ts'
import { productQuery } from '#queries/product-queries.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { productOfCard } from '#blocks/product/choices/product-of-card.ts'
import { openedCard } from '#blocks/quick-view/open-quick-view.ts'
import { QuickViewProduct } from './quick-view-product.tsx'
import type { QuickViewFields } from '#blocks/quick-view/quick-view-search.ts'
import { QuickViewSkeleton } from './quick-view-skeleton.tsx'

type QuickViewContentsProps = { readonly of: QuickViewFields; readonly onClose: () => void }

/** The card's data at once, then the whole product; each shows its own error. */
export function QuickViewContents({ of: { spu, sku }, onClose }: QuickViewContentsProps) {
  const { data: detail, error, refetch } = useQuery(productQuery(useStorefront(), spu))
  const from = openedCard(spu)
  const product = detail ?? (from && productOfCard(from.card))
  const retry = () => void refetch()
  if (!product) return error ? <NotHere error={error} onRetry={retry} /> : <QuickViewSkeleton />
  return (
    <QuickViewProduct
      product={product}
      detail={detail}
      sku={sku}
      picture={from?.picture ?? ''}
      problem={!detail && error ? <CardAlone error={error} onRetry={retry} /> : undefined}
      onClose={onClose}
    />
  )
}

type ProblemProps = { readonly error: unknown; readonly onRetry: () => void }

/** The product cannot be read, and no card of it was shown. */
function NotHere({ error, onRetry }: ProblemProps) {
  const { t } = useLingui()
  const words = useFailureWords()
  const failure = failureOf(error)
  const isOffline = failure?.kind === 'offline' || failure?.kind === 'timeout'
  // What the shop has refused it would refuse again.
  const mayRetry = failure?.kind !== 'refused'
  return (
    <EmptyState
      title={isOffline ? t`This item isn’t saved on your device` : t`This item can’t be shown`}
      text={words(error)}
      action={
        mayRetry && (
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    />
  )
}

/** The rest of the product cannot be read: what is shown is as the list had it. */
function CardAlone({ error, onRetry }: ProblemProps) {
  const words = useFailureWords()
  return (
    <Notice
      role="status"
      action={
        <Button size="small" look="outline" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <span>{words(error)}</span> <Trans>Price and stock are as the list showed them.</Trans>
    </Notice>
  )
}
