import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import ZoomableSlides, { type ControllerRef, type Slide, type ZoomRef } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { PICTURE_WIDTHS } from '#contract/picture-widths.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { pictureNumber, type GalleryPlace } from './gallery-order.ts'
import { inPlace } from './lightbox-in-place.tsx'
import { LightboxControls } from './lightbox-controls.tsx'
import { LightboxSlide } from './lightbox-slide.tsx'
import './lightbox-library.css'
import css from './lightbox.module.css'
import { useLightboxKeys } from './use-lightbox-keys.ts'

export type LightboxProps = {
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

/** The pictures of a gallery in full size, to zoom and to move (spec 2.10). */
export function Lightbox({ open, ...rest }: LightboxProps) {
  const { t } = useLingui()
  const { name, onClose } = rest
  return (
    <Dialog.Root
      open={open}
      onClose={onClose}
      label={t`Pictures of ${name}`}
      closeLabel={t`Close`}
      size="full"
      lightDismiss={false}
    >
      <Slides {...rest} />
    </Dialog.Root>
  )
}

const WIDTH = Math.max(...PICTURE_WIDTHS)
const HEIGHT = (WIDTH / 3) * 4
/** A pixel of the picture is at most this many of the page. */
const MOST_ENLARGED = 2
const GAP = '8px'

const NONE = () => null

function Slides({ places, sizes, first, name, shade, onClose }: Omit<LightboxProps, 'open'>) {
  const { t } = useLingui()
  const [at, setAt] = useState(Math.min(first, places.length - 1))
  // The library sets it again with each change of the zoom.
  const [zoom, setZoom] = useState<ZoomRef | null>(null)
  const slider = useRef<ControllerRef>(null)
  const stage = useLightboxKeys(zoom)
  const [slides] = useState(() =>
    places.map(({ of, film, video }, index): Slide => {
      if (film) return { type: 'film', film, name, shade }
      if (video) return { type: 'video-of-review', video, name }
      return {
        src: of,
        alt: t`${name}, ${shade}, picture ${pictureNumber(places, index)}`,
        width: WIDTH,
        height: HEIGHT,
        ...sizes?.[index],
      }
    }),
  )
  // The library fills them in itself.
  const [index, total] = ['{index}', '{total}']

  return (
    <div className={css.view}>
      <div ref={stage} className={css.stage}>
        <ZoomableSlides
          open
          slides={slides}
          index={at}
          close={onClose}
          plugins={[inPlace, Zoom]}
          on={{ view: (seen) => setAt(seen.index) }}
          carousel={{ finite: true, preload: 1, padding: 0, spacing: GAP }}
          controller={{ ref: slider, closeOnEscape: false, closeOnPullDown: true }}
          zoom={{ ref: setZoom, scrollToZoom: true, pinchZoomV4: true, maxZoomPixelRatio: MOST_ENLARGED }}
          toolbar={{ buttons: [] }}
          render={{ slide: LightboxSlide, buttonPrev: NONE, buttonNext: NONE, buttonZoom: NONE }}
          labels={{
            Carousel: t`Gallery`,
            Slide: t`Picture`,
            'Photo gallery': t`Pictures of ${name}`,
            '{index} of {total}': t`${index} of ${total}`,
          }}
        />
      </div>
      <div className={css.foot}>
        <p className={css.words}>
          <span className={css.name}>{name}</span> {shade}
        </p>
        <LightboxControls
          at={at}
          total={places.length}
          zoom={zoom}
          onPrevious={() => slider.current?.prev()}
          onNext={() => slider.current?.next()}
        />
      </div>
    </div>
  )
}
