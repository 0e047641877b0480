import { useLingui } from '@lingui/react/macro'
import type { Slide } from 'yet-another-react-lightbox'
import { viewOfPicture } from '#domain/catalog/source-views.ts'
import { Lightbox } from '#ui/lightbox/lightbox.tsx'
import { useSwatch, type PieceOfCloth, type PieceSwatch } from '../use-swatch.ts'
import { pictureNumber, type GalleryPlace } from './gallery-order.ts'
import { LightboxSlide } from './lightbox-slide.tsx'
import css from './lightbox.module.css'
import { OwnSwatchButton, OwnSwatchView, type OwnSwatch } from '../swatch/own-swatch.tsx'
import { SwatchButton } from '../swatch/swatch-button.tsx'
import type { EnlargedCloth } from '../swatch/swatch-layer.tsx'
import { SwatchView } from '../swatch/swatch-view.tsx'
import { PICTURE_WIDTH, pixelRatio, swatchScales } from '../swatch/swatch-zoom.ts'

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
  /** The piece whose cloth is seen beyond the largest picture; photos have none. */
  readonly piece?: PieceOfCloth | undefined
  readonly onClose: () => void
}

const HEIGHT = (PICTURE_WIDTH / 3) * 4
/** Double taps from the whole picture to its threads. */
const STOPS = 4

/** The pictures of a gallery in full size, to zoom and to move (spec 2.10). */
export function GalleryLightbox({ places, sizes, name, shade, piece, ...rest }: GalleryLightboxProps) {
  const { t } = useLingui()
  const own = ownSwatch(places, piece)
  const swatch = useSwatch(own ? undefined : piece)
  const clothAt = (at: number) => swatch.of && clothOn(places[at], swatch.of)
  const slides = places.map(({ of, film, video, spin, swatch: cloth }, index): Slide => {
    if (spin) return { type: 'spin', frames: spin, name, shade }
    if (film) return { type: 'film', film, name, shade }
    if (video) return { type: 'video-of-review', video, name }
    if (cloth) {
      const { picture, width, height } = cloth
      return { src: picture, alt: t`Close-up of the cloth of ${name}, ${shade}`, width, height }
    }
    return {
      src: of,
      alt: t`${name}, ${shade}, picture ${pictureNumber(places, index)}`,
      width: PICTURE_WIDTH,
      height: HEIGHT,
      ...sizes?.[index],
    }
  })
  return (
    <Lightbox
      {...rest}
      slides={slides}
      renderSlide={LightboxSlide}
      deeperZoom={(at) => {
        const cloth = clothAt(at)
        return cloth && { pixelRatio: pixelRatio(cloth.scales), stops: STOPS }
      }}
      over={own ? <OwnSwatchView {...own} /> : piece && <SwatchView clothAt={clothAt} query={swatch} />}
      action={own ? <OwnSwatchButton slide={own.slide} /> : <SwatchButton clothAt={clothAt} query={swatch} />}
      caption={
        <>
          <span className={css.name}>{name}</span> <span>{shade}</span>
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

function ownSwatch(places: readonly GalleryPlace[], piece: PieceOfCloth | undefined): OwnSwatch | undefined {
  const slide = places.findIndex(({ swatch }) => swatch !== undefined)
  const of = places[slide]?.swatch
  return of && { slide, of, material: piece?.material ?? '' }
}

/** Whether the picture shows cloth at a position; films cannot be enlarged. */
function clothOn(place: GalleryPlace | undefined, piece: PieceSwatch): EnlargedCloth | undefined {
  const side = place && !place.film ? viewOfPicture(place.of) : undefined
  if (!place || !side) return undefined
  const { swatch } = piece
  const view = swatch.views[side]
  return { piece, of: place.of, view, scales: swatchScales({ ...swatch, width: view.width }) }
}
