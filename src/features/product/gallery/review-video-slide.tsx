import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { pictureAddress } from '#blocks/pictures/picture-address.ts'
import { PHOTO_WIDTHS } from '#contract/picture-widths.ts'
import type { ReviewVideo } from '#contract/catalog/reviews.contract.ts'
import { isPlayedByBrowsers } from '#domain/reviews/review-video.ts'
import { isDataSaverOn } from '#platform/device/data-saver.ts'
import { useOnline } from '#platform/online.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import css from './review-video.module.css'

const LARGEST = Math.max(...PHOTO_WIDTHS)

type ReviewVideoSlideProps = {
  readonly video: ReviewVideo
  /** Of the product. */
  readonly name: string
  /** Whether it is the one that the lightbox shows. */
  readonly shown: boolean
}

/** The video of a review in the browser's own player. It begins with a press, and pauses when it is left. */
export function ReviewVideoSlide({ video, name, shown }: ReviewVideoSlideProps) {
  const { t } = useLingui()
  const online = useOnline()
  const player = useRef<HTMLVideoElement>(null)
  const [failed, setFailed] = useState(false)
  const cover = video.cover && pictureAddress(video.cover, LARGEST, 'webp')
  useEffect(() => {
    if (!shown) player.current?.pause()
  }, [shown])

  if (failed || !isPlayedByBrowsers(video.kind))
    return <OnlyAsFile video={video} cover={cover} online={online} />
  return (
    // A buyer's own video: there are no captions of it.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={player}
      className={css.player}
      src={video.src}
      poster={cover || undefined}
      aria-label={t`Video of ${name}`}
      controls
      playsInline
      // Without a cover the browser draws the first frame, unless the user saves data.
      preload={cover || isDataSaverOn() ? 'none' : 'metadata'}
      tabIndex={shown ? undefined : -1}
      onError={() => setFailed(true)}
      // Arrows seek in the player; the lightbox would leave it.
      onKeyDown={(event) => event.key.startsWith('Arrow') && event.stopPropagation()}
      // A drag of its controls is not one of the slide.
      onPointerDown={(event) => event.stopPropagation()}
    />
  )
}

function OnlyAsFile({
  video,
  cover,
  online,
}: {
  readonly video: ReviewVideo
  readonly cover: string
  readonly online: boolean
}) {
  return (
    <div className={css.asFile}>
      {cover ? <img className={css.cover} src={cover} alt="" /> : <Icon name="play" size={24} />}
      <p role="status">
        {online ? (
          <Trans>This browser cannot play the format of this video.</Trans>
        ) : (
          <Trans>You’re offline. Review videos need a connection.</Trans>
        )}
      </p>
      {online && (
        <a href={video.src} download {...buttonLink('outline')}>
          <Trans>Save the video</Trans>
        </a>
      )}
    </div>
  )
}
