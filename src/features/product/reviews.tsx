import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { PageLink } from '#blocks/page-link.tsx'
import type { ProductDetail } from '#contract/product.ts'
import { Button } from '#ui/button/button.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { Rating } from '#ui/rating/rating.tsx'
import { InlineSelect } from '#ui/select/select.tsx'
import { ReviewCard } from './review-card.tsx'
import { REVIEW_SORTS, sortReviews, starCounts, type ReviewSort } from './review-order.ts'
import css from './reviews.module.css'

const AT_FIRST = 4
const MORE = 6

/** What others say, and how they are spread over the stars (spec 2.10). */
export function Reviews({ product }: { readonly product: ProductDetail }) {
  const none = product.reviews.length === 0
  return (
    <section id="reviews" className={css.reviews} aria-labelledby="reviews-title">
      <div className={css.side}>
        <h2 id="reviews-title">
          <Trans>Reviews</Trans>
        </h2>
        {none ? <NoneYet /> : <Spread product={product} />}
        <WriteLink product={product} />
      </div>
      {!none && <Written product={product} />}
    </section>
  )
}

function NoneYet() {
  return (
    <p className={css.total}>
      <Trans>Nobody has reviewed this piece yet.</Trans>
    </p>
  )
}

function Written({ product }: { product: ProductDetail }) {
  const { reviews } = product
  const [sort, setSort] = useState<ReviewSort>('recent')
  const [shown, setShown] = useState(AT_FIRST)
  const left = reviews.length - shown
  return (
    <div className={css.main}>
      <SortSelect value={sort} onChange={setSort} />
      <ul className={css.list}>
        {sortReviews(reviews, sort)
          .slice(0, shown)
          .map((review) => (
            <ReviewCard key={review.id} review={review} product={product} />
          ))}
      </ul>
      {left > 0 && (
        <Button look="outline" onClick={() => setShown(shown + MORE)}>
          <Trans>Load More</Trans>
        </Button>
      )}
    </div>
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

function Spread({ product }: { product: ProductDetail }) {
  const { t } = useLingui()
  const { averageRating, totalReviews } = product.reviewInfo
  const average = averageRating.toFixed(1)
  return (
    <>
      <p className={css.average}>
        <span aria-hidden="true">{average}</span>
        <Rating value={averageRating} label={t`${average} out of 5 stars`} size={20} />
      </p>
      <p className={css.total}>
        <Plural value={totalReviews} one="# review" other="# reviews" />
      </p>
      <ul className={css.spread}>
        {starCounts(product.reviews).map(({ stars, count, percent }) => (
          <li key={stars}>
            <span>
              <Plural value={stars} one="# star" other="# stars" />
            </span>
            <span className={css.track} aria-hidden="true">
              <span style={{ inlineSize: `${percent}%` }} />
            </span>
            <span className={css.counted}>{count}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function SortSelect({ value, onChange }: { value: ReviewSort; onChange: (sort: ReviewSort) => void }) {
  const { t } = useLingui()
  const names: Record<ReviewSort, string> = {
    recent: t`Most Recent`,
    highest: t`Highest Rating`,
    lowest: t`Lowest Rating`,
    helpful: t`Most Helpful`,
  }
  return (
    <InlineSelect
      label={t`Sort By`}
      value={value}
      options={REVIEW_SORTS.map((sort) => ({ value: sort, label: names[sort] }))}
      onChange={({ target }) => onChange(REVIEW_SORTS.find((sort) => sort === target.value) ?? 'recent')}
    />
  )
}
