import { useLingui } from '@lingui/react/macro'
import { pictureAddress } from '#blocks/pictures/picture-address.ts'
import { PHOTO_WIDTHS } from '#contract/picture-widths.ts'
import { Lightbox } from '#ui/lightbox/lightbox.tsx'

type PhotoLightboxProps = {
  readonly open: boolean
  readonly first: number
  readonly photos: readonly string[]
  readonly onClose: () => void
}

const LARGE = PHOTO_WIDTHS[1]

/** Photos of a return in full size, to zoom and to move; loaded with the first. */
export function PhotoLightbox({ photos, ...rest }: PhotoLightboxProps) {
  const { t } = useLingui()
  return (
    <Lightbox
      {...rest}
      slides={photos.map((photo, at) => {
        const place = at + 1
        return { src: pictureAddress(photo, LARGE, 'webp'), alt: t`Photo ${place} of your return` }
      })}
      caption={t`Photos of your return`}
      words={{
        label: t`Photos of your return`,
        close: t`Close`,
        gallery: t`Gallery`,
        slide: t`Picture`,
        zoomIn: t`Zoom in`,
        zoomOut: t`Zoom out`,
        previous: t`Previous picture`,
        next: t`Next picture`,
        place: (index, total) => t`${index} of ${total}`,
      }}
    />
  )
}
