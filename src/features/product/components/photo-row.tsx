import { useLingui } from '@lingui/react/macro'
import { pictureAddress } from '#blocks/picture-address.ts'
import { PHOTO_WIDTHS } from '#contract/picture-widths.ts'
import type { ReviewPhoto } from '#contract/reviews.contract.ts'
import { LazyImage } from '#ui/lazy-image/lazy-image.tsx'
import { useShowPhotos } from '../use-open-photos.ts'
import css from './reviews.module.css'

type PhotoRowProps = {
  readonly photos: readonly ReviewPhoto[]
  readonly label: string
  /** The label stands above the row. */
  readonly shown?: boolean
}

const [SMALL] = PHOTO_WIDTHS

/** Photos in a row; a press enlarges one and leads on to the others. */
export function PhotoRow({ photos, label, shown = false }: PhotoRowProps) {
  const { t } = useLingui()
  const showPhotos = useShowPhotos()
  if (photos.length === 0) return null
  return (
    <div className={css.photos}>
      {shown && <h3 className={css.photosTitle}>{label}</h3>}
      <ul className={css.photoRow} aria-label={label}>
        {photos.map(({ src }, index) => {
          const place = index + 1
          return (
            <li key={`${index} ${src}`} className={css.photo}>
              <LazyImage src={pictureAddress(src, SMALL, 'webp')} width={1} height={1} alt="" />
              <button
                type="button"
                className={css.enlarge}
                aria-label={t`Enlarge photo ${place}: ${label}`}
                onClick={() => showPhotos(photos, index)}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
