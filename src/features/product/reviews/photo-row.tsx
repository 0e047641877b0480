import { useLingui } from '@lingui/react/macro'
import { pictureAddress } from '#blocks/pictures/picture-address.ts'
import { PHOTO_WIDTHS } from '#contract/picture-widths.ts'
import type { ReviewVideo } from '#contract/catalog/reviews.contract.ts'
import { videoLength } from '#domain/reviews/review-video.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { LazyImage } from '#ui/lazy-image/lazy-image.tsx'
import { isReviewVideo, useShowPhotos, type ReviewFile } from '../use-open-photos.ts'
import { pictureNumber } from '../gallery/gallery-order.ts'
import css from './reviews.module.css'

type PhotoRowProps = {
  readonly files: readonly ReviewFile[]
  readonly label: string
  /** The label is above the row. */
  readonly shown?: boolean
}

const [SMALL] = PHOTO_WIDTHS

/** Photos and videos in a row; a press enlarges one and leads on to the others. */
export function PhotoRow({ files, label, shown = false }: PhotoRowProps) {
  const { t } = useLingui()
  const showPhotos = useShowPhotos()
  if (files.length === 0) return null
  const places = files.map((file) => (isReviewVideo(file) ? { of: '', video: file } : { of: file.src }))
  return (
    <div className={css.photos}>
      {shown && <h3 className={css.photosTitle}>{label}</h3>}
      <ul className={css.photoRow} aria-label={label}>
        {files.map((file, index) => {
          const place = pictureNumber(places, index)
          return (
            <li key={`${index} ${file.src}`} className={css.photo}>
              {isReviewVideo(file) ? (
                <VideoTile video={file} />
              ) : (
                <LazyImage src={pictureAddress(file.src, SMALL, 'webp')} width={1} height={1} alt="" />
              )}
              <button
                type="button"
                className={css.enlarge}
                aria-label={
                  isReviewVideo(file) ? t`Show the video: ${label}` : t`Enlarge photo ${place}: ${label}`
                }
                onClick={() => showPhotos(files, index)}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The cover of a video, or a neutral one, with a play sign and its length. */
function VideoTile({ video: { src, cover, seconds } }: { readonly video: ReviewVideo }) {
  const { t } = useLingui()
  return (
    <div className={css.video}>
      {cover && <LazyImage src={pictureAddress(cover, SMALL, 'webp')} width={1} height={1} alt="" />}
      <span className={css.videoSign} aria-hidden="true">
        <Icon name="play" size={14} />
        {seconds > 0 && <span>{videoLength(seconds)}</span>}
      </span>
      {/* Without scripts it opens alone, in the browser's own player. */}
      <noscript>
        {import.meta.env.SSR && <a className={css.enlarge} href={src} aria-label={t`Video`} />}
      </noscript>
    </div>
  )
}
