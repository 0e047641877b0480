import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import ZoomableSlides, { type ControllerRef, type SlideImage, type ZoomRef } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { PICTURE_WIDTHS } from '#contract/picture-widths.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { inPlace } from './lightbox-in-place.tsx'
import { LightboxControls } from './lightbox-controls.tsx'
import { LightboxPicture } from './lightbox-picture.tsx'
import './lightbox-library.css'
import css from './lightbox.module.css'
import { useLightboxKeys } from './use-lightbox-keys.ts'

export type LightboxProps = {
  readonly open: boolean
  /** Addresses without width and format. */
  readonly pictures: readonly string[]
  /** Of each picture, where they differ from those of the shop's own. */
  readonly sizes?: readonly { readonly width: number; readonly height: number }[]
  /** The picture to begin with. */
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

function Slides({ pictures, sizes, first, name, shade, onClose }: Omit<LightboxProps, 'open'>) {
  const { t } = useLingui()
  const [at, setAt] = useState(Math.min(first, pictures.length - 1))
  // The library sets it again with each change of the zoom.
  const [zoom, setZoom] = useState<ZoomRef | null>(null)
  const slider = useRef<ControllerRef>(null)
  const stage = useLightboxKeys(zoom)
  const [slides] = useState(() =>
    pictures.map((src, index): SlideImage => {
      return {
        src,
        alt: t`${name}, ${shade}, picture ${index + 1}`,
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
          render={{ slide: LightboxPicture, buttonPrev: NONE, buttonNext: NONE, buttonZoom: NONE }}
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
          total={pictures.length}
          zoom={zoom}
          onPrevious={() => slider.current?.prev()}
          onNext={() => slider.current?.next()}
        />
      </div>
    </div>
  )
}
