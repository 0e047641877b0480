import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import type { ProductDetail } from '#contract/product.contract.ts'
import { failureOf } from '#contract/failure.ts'
import { REVIEW_SORTS, type ReviewSort } from '#domain/reviews/review-sorts.ts'
import { useOnline } from '#platform/online.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { InlineSelect } from '#ui/select/select.tsx'
import { ReviewCard } from './review-card.tsx'
import css from './reviews.module.css'
import { useReviews, type ReviewsView } from '../use-reviews.ts'

/** All reviews in the chosen order (spec 2.10). */
export function ReviewList({ product }: { readonly product: ProductDetail }) {
  const [sort, setSort] = useState<ReviewSort>('recent')
  const reviews = useReviews(product, sort)
  const { list, more, loading } = reviews
  const ul = useRef<HTMLUListElement>(null)
  const focusAt = useRef<number>(undefined)

  /** Focus moves to the first of the new reviews: the button may be gone with the last page. */
  useEffect(() => {
    const first = focusAt.current === undefined ? undefined : ul.current?.children[focusAt.current]
    if (!(first instanceof HTMLElement)) return
    focusAt.current = undefined
    first.focus()
  }, [list.length])

  function loadMore() {
    focusAt.current = list.length
    void reviews.loadMore()
  }

  return (
    <div className={css.main}>
      <SortSelect
        value={sort}
        onChange={(next) => {
          focusAt.current = undefined
          setSort(next)
        }}
      />
      <ul ref={ul} className={css.list} aria-busy={loading}>
        {list.map((review) => (
          <ReviewCard key={review.id} review={review} product={product} />
        ))}
      </ul>
      <Missing reviews={reviews} />
      {more && (
        <Button look="outline" guarded={false} busy={loading} onClick={loadMore}>
          <Trans>Load More</Trans>
        </Button>
      )}
    </div>
  )
}

/** Which reviews are missing, and why. */
function Missing({ reviews: { instead, more, error } }: { readonly reviews: ReviewsView }) {
  const failureWords = useFailureWords()
  const online = useOnline()
  if (!more) return null
  if (!online || failureOf(error)?.kind === 'offline')
    return (
      <Notice role="status">
        {instead ? (
          <Trans>
            You are offline. These are the newest reviews on this device; other orders need the network.
          </Trans>
        ) : (
          <Trans>You are offline. These are the reviews on this device; the others need the network.</Trans>
        )}
      </Notice>
    )
  return error ? (
    <Notice tone="warn" role="status">
      {failureWords(error)}
    </Notice>
  ) : null
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
