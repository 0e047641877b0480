import { Trans } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import type { ReviewedProduct } from '../use-reviewed-product.ts'
import css from './write-review.module.css'

type NoReviewProps = { readonly bought: boolean; readonly product: ReviewedProduct }

/** No review of this user: a buyer can write one. */
export function NoReview({ bought, product }: NoReviewProps) {
  return (
    <div className={css.thanks}>
      <p>
        {bought ? (
          <Trans>You haven’t reviewed this item yet. Tell others how it fits and feels.</Trans>
        ) : (
          <Trans>Reviews are written by customers who bought the item.</Trans>
        )}
      </p>
      {bought ? (
        <PageLink href={`/user/write-review/${product.spuCode}`} {...buttonLink()}>
          <Trans>Write a review</Trans>
        </PageLink>
      ) : (
        <PageLink href={product.baseUrl} {...buttonLink('outline')}>
          <Trans>Back to the item</Trans>
        </PageLink>
      )}
    </div>
  )
}
