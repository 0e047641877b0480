import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { usePlace } from '#blocks/place.tsx'
import type { ProductDetail } from '#contract/product.ts'
import { helpfulCount } from '#data/reviews/vote-model.ts'
import { useVote, voteHelpful } from '#data/reviews/votes.ts'
import { useNotKept } from '#blocks/use-not-kept.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { Rating } from '#ui/rating/rating.tsx'
import type { Review } from './review-order.ts'
import css from './reviews.module.css'

type ReviewCardProps = { readonly review: Review; readonly product: ProductDetail }

export function ReviewCard({ review, product }: ReviewCardProps) {
  const { t } = useLingui()
  const stars = review.rating
  return (
    <li className={css.review}>
      <Rating value={stars} label={t`${stars} out of 5 stars`} />
      {review.title && <h3>{review.title}</h3>}
      <p className={css.text}>{review.text}</p>
      <p className={css.meta}>
        <span>{review.author || <Trans>Somebody who bought it</Trans>}</span>
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
      <Helpful review={review} product={product} />
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

/** How many it helped, and a way to be one of them; the vote waits on this device like everything else. */
function Helpful({ review, product }: ReviewCardProps) {
  const { t } = useLingui()
  const vote = useVote(review.id)
  const on = vote?.on ?? false
  const count = helpfulCount(review.helpful, vote)
  const notKept = useNotKept()

  async function toggle() {
    if ((await voteHelpful(review.id, !on, product)) === 'not-saved') notKept()
  }

  return (
    <div className={css.meta} data-helpful>
      <Button
        look="quiet"
        size="small"
        aria-pressed={on}
        aria-label={t`Helpful: ${review.title || review.author}`}
        onClick={() => void toggle()}
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

/** The day in the shop's own city, so that server and browser write the same. */
function ReviewDay({ at }: { at: number }) {
  const { locale } = usePlace()
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Asia/Singapore' }).format(at)
  return <time dateTime={new Date(at).toISOString()}>{day}</time>
}
