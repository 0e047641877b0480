import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { onUse } from '#blocks/page/on-use.tsx'
import { pictureAddress } from '#blocks/pictures/picture-address.ts'
import { PHOTO_WIDTHS } from '#contract/picture-widths.ts'
import { LazyImage } from '#ui/lazy-image/lazy-image.tsx'
import css from './record.module.css'

const PhotoLightbox = onUse(async () => (await import('./photo-lightbox.tsx')).PhotoLightbox)

type ReturnPhotosProps = {
  /** Addresses without width and format. */
  readonly photos: readonly string[]
  /** Number of their return. */
  readonly label: string
}

const [SMALL] = PHOTO_WIDTHS

/** Photos of a return; a press enlarges one. */
export function ReturnPhotos({ photos, label }: ReturnPhotosProps) {
  const { t } = useLingui()
  const [open, setOpen] = useState<number>()
  // The dialog keeps its pictures while it closes.
  const [last, setLast] = useState<number>()
  if (open !== undefined && open !== last) setLast(open)
  if (photos.length === 0) return null
  return (
    <>
      <ul className={css.photos} aria-label={t`Photos of return ${label}`}>
        {photos.map((photo, at) => {
          const place = at + 1
          return (
            <li key={photo}>
              <button type="button" aria-label={t`Enlarge photo ${place}`} onClick={() => setOpen(at)}>
                <LazyImage src={pictureAddress(photo, SMALL, 'webp')} width={1} height={1} alt="" />
              </button>
            </li>
          )
        })}
      </ul>
      {last !== undefined && (
        <PhotoLightbox
          key={last}
          open={open !== undefined}
          first={last}
          photos={photos}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  )
}
