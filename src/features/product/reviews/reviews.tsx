import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import { withDecimalSign } from '#domain/money/amount-style.ts'
import { EVERY_REVIEW, pressStars } from '#domain/reviews/review-filter.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { Rating } from '#ui/rating/rating.tsx'
import { ReviewList, type FilteredReviews } from './review-list.tsx'
import { FitSpread, StarSpread } from '#blocks/reviews/review-spread.tsx'
import { EnlargedPhotos } from '../gallery/enlarged-photos.tsx'
import css from './reviews.module.css'

/** The reviews and their distribution over the stars (spec 2.10). */
export function Reviews({
  product,
  place = 'product',
}: {
  readonly product: ProductDetail
  readonly place?: 'product' | 'own-page'
}) {
  const [filter, setFilter] = useState(EVERY_REVIEW)
  const none = product.reviewInfo.totalReviews === 0
  return (
    <section id="reviews" className={css.reviews} aria-labelledby="reviews-title">
      <div className={css.side}>
        <h2 id="reviews-title">
          <Trans>Reviews</Trans>
        </h2>
        {none ? <NoneYet /> : <Spread product={product} filter={filter} onFilter={setFilter} />}
        <WriteLink product={product} />
        {place === 'product' && !none && <OwnPageLink product={product} />}
      </div>
      {!none && <ReviewList product={product} filter={filter} onFilter={setFilter} />}
      <EnlargedPhotos name={product.productsName} />
    </section>
  )
}

function NoneYet() {
  return (
    <p className={css.total}>
      <Trans>Be the first to review</Trans>
    </p>
  )
}

/** The way to a page that can be shared and read without the product around it. */
function OwnPageLink({ product }: { product: ProductDetail }) {
  return (
    <p>
      <PageLink href={`/moreReview?product=${product.spuCode}`} className={linkClass('quiet')}>
        <Trans>All reviews</Trans>
      </PageLink>
    </p>
  )
}

function WriteLink({ product }: { product: ProductDetail }) {
  return (
    <p>
      <PageLink href={`/user/write-review/${product.spuCode}`} className={linkClass('quiet')}>
        <Trans>Write a review</Trans>
      </PageLink>
    </p>
  )
}

function Spread({ product, filter, onFilter }: FilteredReviews) {
  const { t } = useLingui()
  const { averageRating, totalReviews } = product.reviewInfo
  const average = withDecimalSign(averageRating.toFixed(1), useStorefront().locale)
  return (
    <>
      <p className={css.average}>
        <span aria-hidden="true">{average}</span>
        <Rating value={averageRating} label={t`${average} out of 5 stars`} size={20} />
      </p>
      <p className={css.total}>
        <Plural value={totalReviews} one="# review" other="# reviews" />
      </p>
      <StarSpread
        tally={product.reviewTally}
        chosen={filter.stars}
        onPress={(stars) => onFilter(pressStars(filter, stars))}
      />
      <FitSpread tally={product.reviewTally} />
    </>
  )
}
