import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { usePlace } from '#blocks/place.tsx'
import { Rating } from '#ui/rating/rating.tsx'
import type { Review } from './review-order.ts'
import css from './reviews.module.css'

export function ReviewCard({ review }: { readonly review: Review }) {
  const { t } = useLingui()
  const stars = review.rating
  return (
    <li className={css.review}>
      <Rating value={stars} label={t`${stars} out of 5 stars`} />
      {review.title && <h3>{review.title}</h3>}
      <p className={css.text}>{review.text}</p>
      <p className={css.meta}>
        <span>{review.author}</span>
        <ReviewDay at={review.createdAt} />
        {review.size && (
          <span>
            <Trans>Size {review.size}</Trans>
          </span>
        )}
        <span>
          <FitWords fit={review.fit} />
        </span>
      </p>
      {review.helpful > 0 && (
        <p className={css.meta}>
          <Plural
            value={review.helpful}
            one="# person found this helpful"
            other="# people found this helpful"
          />
        </p>
      )}
    </li>
  )
}

/** How the piece turned out on whoever wrote; anything but the three words says nothing. */
function FitWords({ fit }: { readonly fit: string }) {
  if (fit === 'small') return <Trans>Runs small</Trans>
  if (fit === 'true') return <Trans>True to size</Trans>
  if (fit === 'large') return <Trans>Runs large</Trans>
  return null
}

/** The day in the shop's own city, so that server and browser write the same. */
function ReviewDay({ at }: { at: number }) {
  const { locale } = usePlace()
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Asia/Singapore' }).format(at)
  return <time dateTime={new Date(at).toISOString()}>{day}</time>
}
