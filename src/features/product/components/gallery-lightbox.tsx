import { useLingui } from '@lingui/react/macro'
import type { Slide } from 'yet-another-react-lightbox'
import { PICTURE_WIDTHS } from '#contract/picture-widths.ts'
import { Lightbox } from '#ui/lightbox/lightbox.tsx'
import { pictureNumber, type GalleryPlace } from './gallery-order.ts'
import { LightboxSlide } from './lightbox-slide.tsx'
import css from './lightbox.module.css'

export type GalleryLightboxProps = {
  readonly open: boolean
  readonly places: readonly GalleryPlace[]
  /** Of each picture, where they differ from those of the shop's own. */
  readonly sizes?: readonly { readonly width?: number; readonly height?: number }[]
  /** The place to begin with. */
  readonly first: number
  readonly name: string
  /** What the pictures show of it: the colour. */
  readonly shade: string
  readonly onClose: () => void
}

const WIDTH = Math.max(...PICTURE_WIDTHS)
const HEIGHT = (WIDTH / 3) * 4

/** The pictures of a gallery in full size, to zoom and to move (spec 2.10). */
export function GalleryLightbox({ places, sizes, name, shade, ...rest }: GalleryLightboxProps) {
  const { t } = useLingui()
  const slides = places.map(({ of, film, video }, index): Slide => {
    if (film) return { type: 'film', film, name, shade }
    if (video) return { type: 'video-of-review', video, name }
    return {
      src: of,
      alt: t`${name}, ${shade}, picture ${pictureNumber(places, index)}`,
      width: WIDTH,
      height: HEIGHT,
      ...sizes?.[index],
    }
  })
  return (
    <Lightbox
      {...rest}
      slides={slides}
      renderSlide={LightboxSlide}
      caption={
        <>
          <span className={css.name}>{name}</span> {shade}
        </>
      }
      words={{
        label: t`Pictures of ${name}`,
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
