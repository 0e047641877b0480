import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { useBodyWords } from '#blocks/size-guide/body-words.ts'
import { useShownUnits } from '#blocks/size-guide/use-size-units.ts'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import { failureOf } from '#contract/failure.ts'
import { isFiltered, type ReviewFilter } from '#domain/reviews/review-filter.ts'
import { REVIEW_SORTS, type ReviewSort } from '#domain/reviews/review-sorts.ts'
import { useOnline } from '#platform/online.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { InlineSelect } from '#ui/select/select.tsx'
import { ReviewCard } from './review-card.tsx'
import { filesOfReview } from './files-of-reviews.ts'
import { LikeMeChoice } from './like-me-choice.tsx'
import { PhotoRow } from './photo-row.tsx'
import css from './reviews.module.css'
import { isReviewVideo } from '../use-open-photos.ts'
import { useReviews, type ReviewsView } from '../use-reviews.ts'

export interface FilteredReviews {
  readonly product: ProductDetail
  readonly filter: ReviewFilter
  readonly onFilter: (filter: ReviewFilter) => void
}

/** The strip shows the photos and videos of the reviews below it. */
const MOST_IN_STRIP = 12

/** The reviews that match the filter, in the chosen order (spec 2.10). */
export function ReviewList({ product, filter, onFilter }: FilteredReviews) {
  const { t } = useLingui()
  const [sort, setSort] = useState<ReviewSort>('recent')
  const reviews = useReviews(product, { sort, filter })
  const { list, more, loading } = reviews
  const files = list.flatMap(filesOfReview).slice(0, MOST_IN_STRIP)
  const bodyWords = useBodyWords(useShownUnits())
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
      <div className={css.choices}>
        <SortSelect
          value={sort}
          onChange={(next) => {
            focusAt.current = undefined
            setSort(next)
          }}
        />
        <SizeSelect product={product} filter={filter} onFilter={onFilter} />
        <LikeMeChoice filter={filter} onFilter={onFilter} />
      </div>
      <PhotoRow
        files={files}
        label={files.some(isReviewVideo) ? t`Photos and videos of buyers` : t`Photos of buyers`}
        shown
      />
      <ul ref={ul} className={css.list} aria-busy={loading}>
        {list.map((review) => (
          <ReviewCard key={review.id} review={review} product={product} bodyWords={bodyWords} />
        ))}
      </ul>
      <Missing reviews={reviews} filtered={isFiltered(filter)} />
      {more && (
        <Button look="outline" guarded={false} busy={loading} onClick={loadMore}>
          <Trans>Load More</Trans>
        </Button>
      )}
    </div>
  )
}

interface MissingProps {
  readonly reviews: ReviewsView
  readonly filtered: boolean
}

/** Which reviews are missing, and why. */
function Missing({ reviews: { list, instead, more, error }, filtered }: MissingProps) {
  const failureWords = useFailureWords()
  const online = useOnline()
  if (!more && list.length === 0)
    return (
      <p role="status">
        <Trans>No review matches your choice.</Trans>
      </p>
    )
  if (!more) return null
  if (!online || failureOf(error)?.kind === 'offline')
    return (
      <Notice role="status">
        {instead && filtered ? (
          <Trans>You’re offline. Showing matching reviews saved on this device.</Trans>
        ) : instead ? (
          <Trans>You’re offline. Showing the newest reviews saved on this device.</Trans>
        ) : (
          <Trans>You’re offline. Showing reviews saved on this device.</Trans>
        )}
      </Notice>
    )
  return error ? (
    <Notice tone="warn" role="status">
      {failureWords(error)}
    </Notice>
  ) : null
}

/** The size that the reviewers bought; a piece with one size has nothing to choose. */
function SizeSelect({ product, filter, onFilter }: FilteredReviews) {
  const { t } = useLingui()
  const sizes = new Set(product.attributes.flatMap((colour) => colour.size.map(({ size }) => size)))
  if (sizes.size < 2) return null
  return (
    <InlineSelect
      label={t`Size bought`}
      value={filter.size ?? ''}
      options={[
        { value: '', label: t`All sizes` },
        ...[...sizes].map((size) => ({ value: size, label: size })),
      ]}
      onChange={({ target }) => onFilter({ ...filter, size: target.value === '' ? undefined : target.value })}
    />
  )
}

function SortSelect({ value, onChange }: { value: ReviewSort; onChange: (sort: ReviewSort) => void }) {
  const { t } = useLingui()
  const names: Record<ReviewSort, string> = {
    recent: t`Most Recent`,
    highest: t`Highest Rating`,
    lowest: t`Lowest Rating`,
    photos: t`With Photos`,
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
