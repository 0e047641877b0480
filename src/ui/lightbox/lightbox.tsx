import { type ReactNode, useRef, useState } from 'react'
import ZoomableSlides, {
  type ControllerRef,
  type Render,
  type Slide,
  type ZoomRef,
} from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { Dialog } from '../dialog/dialog.tsx'
import { LightboxControls, type LightboxControlWords } from './lightbox-controls.tsx'
import { inPlace } from './lightbox-in-place.tsx'
import './lightbox-library.css'
import css from './lightbox.module.css'
import { useLightboxKeys } from './use-lightbox-keys.ts'
import { LightboxViewContext } from './lightbox-view.ts'
import { useTouchedPoint } from './use-touched-point.ts'
import { MOST_ENLARGED } from './zoom-limits.ts'

type LightboxWords = LightboxControlWords & {
  /** Of the dialog and of the slides in it. */
  readonly label: string
  readonly close: string
  readonly gallery: string
  readonly slide: string
}

/** A zoom that goes on where the picture ends. */
interface DeeperZoom {
  /** How many pixels of the page a pixel of the picture has at its end. */
  readonly pixelRatio: number
  /** Double taps to it. */
  readonly stops: number
}

export type LightboxProps = {
  readonly open: boolean
  readonly slides: readonly Slide[]
  /** The slide to begin with. */
  readonly first: number
  readonly words: LightboxWords
  /** Below the slides. */
  readonly caption: ReactNode
  /** For slides that are more than a picture; the library shows the others. */
  readonly renderSlide?: Render['slide']
  /** Undefined for a slide whose zoom ends with its pixels. */
  readonly deeperZoom?: (at: number) => DeeperZoom | undefined
  /** Over the slides, and beside the caption; both may read `useLightboxView`. */
  readonly over?: ReactNode
  readonly action?: ReactNode
  readonly onClose: () => void
}

/**
 * Pictures in full size, to zoom and to move, over the whole screen. Escape closes it and gives the focus back; the arrow
 * keys move, plus and minus zoom, zero ends the zoom.
 */
export function Lightbox({ open, ...rest }: LightboxProps) {
  const { words, onClose } = rest
  return (
    <Dialog.Root
      open={open}
      onClose={onClose}
      label={words.label}
      closeLabel={words.close}
      size="full"
      lightDismiss={false}
    >
      <Slides {...rest} />
    </Dialog.Root>
  )
}

/** Double taps from the whole picture to the end of its zoom. */
const STOPS = 2
/** The change of slides, in ms (spec 9.4); the library changes at once where motion is unwanted. */
const CAROUSEL_MS = 500
const GAP = '8px'

const NONE = () => null

function Slides({
  slides: given,
  first,
  words,
  caption,
  renderSlide,
  deeperZoom,
  over,
  action,
  onClose,
}: Omit<LightboxProps, 'open'>) {
  // Those that it was opened with.
  const [slides] = useState(() => [...given])
  const [at, setAt] = useState(Math.min(first, slides.length - 1))
  // The library sets it again with each change of the zoom.
  const [zoom, setZoom] = useState<ZoomRef | null>(null)
  const slider = useRef<ControllerRef>(null)
  const stage = useLightboxKeys(zoom)
  const touched = useTouchedPoint(stage)
  const deeper = deeperZoom?.(at)
  function go(to: number) {
    if (to > at) slider.current?.next({ count: to - at })
    if (to < at) slider.current?.prev({ count: at - to })
  }
  const view = { at, zoom, stage, touched, go }
  // The library fills them in itself.
  const place = words.place('{index}', '{total}')

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
          animation={{ swipe: CAROUSEL_MS }}
          carousel={{ finite: true, preload: 1, padding: 0, spacing: GAP }}
          controller={{ ref: slider, closeOnEscape: false, closeOnPullDown: true }}
          zoom={{
            ref: setZoom,
            scrollToZoom: true,
            pinchZoomV4: true,
            maxZoomPixelRatio: deeper?.pixelRatio ?? MOST_ENLARGED,
            doubleClickMaxStops: deeper?.stops ?? STOPS,
          }}
          toolbar={{ buttons: [] }}
          render={{
            ...(renderSlide && { slide: renderSlide }),
            buttonPrev: NONE,
            buttonNext: NONE,
            buttonZoom: NONE,
          }}
          labels={{
            Carousel: words.gallery,
            Slide: words.slide,
            'Photo gallery': words.label,
            '{index} of {total}': place,
          }}
        />
        <LightboxViewContext value={view}>{over}</LightboxViewContext>
      </div>
      <div className={css.foot}>
        <p className={css.words}>{caption}</p>
        <LightboxViewContext value={view}>{action}</LightboxViewContext>
        <LightboxControls
          at={at}
          total={slides.length}
          zoom={zoom}
          words={words}
          onPrevious={() => slider.current?.prev()}
          onNext={() => slider.current?.next()}
        />
      </div>
    </div>
  )
}
