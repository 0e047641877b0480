import { Trans, useLingui } from '@lingui/react/macro'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import { withDecimalSign } from '#domain/money/amount-style.ts'
import { Rating } from '#ui/rating/rating.tsx'
import css from '../buying/buy-box.module.css'

/** Average and '(count)'; links to the reviews (spec 2.10). */
export function ReviewSummary({ product }: { readonly product: Pick<ProductDetail, 'reviewInfo'> }) {
  const { t } = useLingui()
  const { locale } = useStorefront()
  const { averageRating, totalReviews } = product.reviewInfo
  if (totalReviews === 0) return null
  const average = withDecimalSign(averageRating.toFixed(1), locale)
  return (
    <a href="#reviews" className={css.rating}>
      <Rating value={averageRating} label={t`${average} out of 5 stars`} />
      <span aria-hidden="true">{average}</span>
      <Trans>({totalReviews})</Trans>
    </a>
  )
}
