import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import { pictureAddress } from '#blocks/pictures/picture-address.ts'
import { FitWords } from '#blocks/reviews/fit-words.tsx'
import type { OutputOf } from '#contract/endpoint.ts'
import type { myReview } from '#contract/catalog/reviews.contract.ts'
import { PHOTO_WIDTHS } from '#contract/picture-widths.ts'
import { isolate } from '#domain/text/isolate.ts'
import { LazyImage } from '#ui/lazy-image/lazy-image.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import { Rating } from '#ui/rating/rating.tsx'
import css from './published-review.module.css'
import { useRatingMeanings } from './use-rating-meanings.ts'

type PublishedReviewProps = {
  readonly review: NonNullable<OutputOf<typeof myReview>['review']>
  /** The author as shown. */
  readonly name: string
  readonly spu: string
}

/** The review as the product page shows it. */
export function PublishedReview({ review, name, spu }: PublishedReviewProps) {
  const { t } = useLingui()
  const meanings = useRatingMeanings()
  const { rating: stars, title, text, fit, anonymous, photos, video, videoCover } = review
  const author = isolate(name)
  return (
    <article className={css.review} aria-labelledby="my-review">
      <p className={css.stars}>
        <Rating value={stars} size={20} label={t`${stars} out of 5 stars`} />
        <span>{meanings[stars - 1]}</span>
      </p>
      <h2 id="my-review" dir="auto">
        {title}
      </h2>
      <p className={css.text} dir="auto">
        {text}
      </p>
      {(photos.length > 0 || video !== '') && (
        <ul className={css.files}>
          {photos.map((photo, position) => (
            <li key={photo}>
              <a
                href={pictureAddress(photo, LARGE, 'webp')}
                target="_blank"
                rel="noopener"
                aria-label={t`Enlarge photo ${position + 1}`}
              >
                <LazyImage src={pictureAddress(photo, SMALL, 'webp')} width={1} height={1} alt="" />
              </a>
            </li>
          ))}
          {video !== '' && (
            <li className={css.video}>
              {/* The user's own file: there are no captions of it. */}
              {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
              <video
                src={video}
                controls
                preload="none"
                playsInline
                aria-label={t`Video`}
                poster={videoCover === '' ? undefined : pictureAddress(videoCover, SMALL, 'webp')}
              />
            </li>
          )}
        </ul>
      )}
      <p className={css.soft}>
        <span>
          <FitWords fit={fit} />
        </span>
        <span>
          {anonymous || name === '' ? (
            <Trans>Shown without your name</Trans>
          ) : (
            <Trans>Shown as {author}</Trans>
          )}
        </span>
      </p>
      <PageLink href={`/user/write-review/${spu}`} {...buttonLink('outline')}>
        <Trans>Change my review</Trans>
      </PageLink>
    </article>
  )
}

const [SMALL, LARGE] = PHOTO_WIDTHS
