import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import type { Review } from '#contract/catalog/reviews.contract.ts'
import { helpfulCount } from '#sync/resources/helpful-count.ts'
import { useVote, voteHelpful } from '#sync/feedback/votes.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useReportSave } from '#blocks/sync/use-report-save.ts'
import type { ReviewerBody } from '#domain/reviews/reviewer-body.ts'
import { foreignLanguage } from '#domain/reviews/review-language.ts'
import { formatDay } from '#domain/region/formats.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Rating } from '#ui/rating/rating.tsx'
import { filesOfReview } from './files-of-reviews.ts'
import { PhotoRow } from './photo-row.tsx'
import { FitWords } from '#blocks/reviews/fit-words.tsx'
import css from './reviews.module.css'

type ReviewCardProps = {
  readonly review: Review
  readonly product: ProductDetail
  readonly bodyWords: (body: ReviewerBody) => readonly string[]
}

export function ReviewCard({ review, product, bodyWords }: ReviewCardProps) {
  const { t } = useLingui()
  const { rating: stars } = review
  const lang = review.lang || undefined
  const filesLabel = useFilesLabel(review)
  const language = foreignLanguage(review.lang, useStorefront().language)
  return (
    <li className={css.review} tabIndex={-1}>
      <Rating value={stars} label={t`${stars} out of 5 stars`} />
      {review.title && (
        <h3 lang={lang} dir="auto">
          {review.title}
        </h3>
      )}
      <p className={css.text} lang={lang} dir="auto">
        {review.text}
      </p>
      <PhotoRow files={filesOfReview(review)} label={filesLabel} />
      <p className={css.meta}>
        {review.author ? (
          <bdi>{review.author}</bdi>
        ) : (
          <span>
            <Trans>A customer</Trans>
          </span>
        )}
        <ReviewDay at={review.createdAt} />
        {review.size && (
          <span>
            <Trans>Size {review.size}</Trans>
          </span>
        )}
        <span>
          <FitWords fit={review.fit} />
        </span>
        {review.body && bodyWords(review.body).map((words) => <span key={words}>{words}</span>)}
        {language && (
          <span>
            <Trans>
              Written in <span lang={lang}>{language}</span>
            </Trans>
          </span>
        )}
      </p>
      <Helpful review={review} product={product} />
    </li>
  )
}

function useFilesLabel({ author, video }: Review): string {
  const { t } = useLingui()
  if (video) return author ? t`Photos and video of ${author}` : t`Photos and video of this review`
  return author ? t`Photos of ${author}` : t`Photos of this review`
}

/** The number of helpful votes and the vote button; a vote waits in the outbox like other operations. */
function Helpful({ review, product }: Omit<ReviewCardProps, 'bodyWords'>) {
  const { t } = useLingui()
  const vote = useVote(review.id)
  const on = vote?.on ?? false
  const count = helpfulCount(review.helpful, vote)
  const report = useReportSave()

  return (
    <div className={css.meta} data-helpful>
      <Button
        look="quiet"
        size="small"
        aria-pressed={on}
        aria-label={t`Helpful: ${review.title || review.author}`}
        onClick={() => void report(voteHelpful(review.id, !on, product))}
      >
        {on && <Icon name="check" size={14} />} <Trans>Helpful</Trans>
      </Button>
      {count > 0 && (
        <span>
          <Plural value={count} one="# person found this helpful" other="# people found this helpful" />
        </span>
      )}
    </div>
  )
}

function ReviewDay({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{formatDay(at)}</time>
}
