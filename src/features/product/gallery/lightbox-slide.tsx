import type { GenericSlide, RenderSlideProps } from 'yet-another-react-lightbox'
import { PICTURE_WIDTHS } from '#contract/picture-widths.ts'
import { FILM_WIDTH } from '#domain/catalog/source-views.ts'
import { FilmSlide } from './film-slide.tsx'
import type { ReviewVideo } from '#contract/catalog/reviews.contract.ts'
import type { Film } from './gallery-order.ts'
import { LightboxPicture, shownWidth } from './lightbox-picture.tsx'
import { ReviewVideoSlide } from './review-video-slide.tsx'
import css from './lightbox.module.css'
import { SpinSlide } from '../spin/spin-slide.tsx'

interface SlideFilm extends GenericSlide {
  readonly type: 'film'
  readonly film: Film
  readonly name: string
  readonly shade: string
}

interface SlideSpin extends GenericSlide {
  readonly type: 'spin'
  readonly frames: readonly string[]
  readonly name: string
  readonly shade: string
}

interface SlideVideo extends GenericSlide {
  readonly type: 'video-of-review'
  readonly video: ReviewVideo
  readonly name: string
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    readonly film: SlideFilm
    readonly spin: SlideSpin
    readonly 'video-of-review': SlideVideo
  }
}

/** A film is shown at most this much larger than it is. */
const MOST_ENLARGED = 1.5

/** A picture, a film or a video in full size. */
export function LightboxSlide({ slide, rect, offset }: RenderSlideProps) {
  if (slide.type === 'video-of-review')
    return <ReviewVideoSlide video={slide.video} name={slide.name} shown={offset === 0} />
  if (slide.type === 'spin') return <EnlargedSpin slide={slide} rect={rect} shown={offset === 0} />
  if (slide.type !== 'film') return <LightboxPicture slide={slide} rect={rect} />
  const width = FILM_WIDTH * MOST_ENLARGED
  const shown = shownWidth({ width, height: (width / 3) * 4 }, rect)
  const { film, name, shade } = slide
  return (
    <div style={{ inlineSize: shown }} className={css.film}>
      <FilmSlide {...{ film, name, shade }} sizes={`${shown}px`} shown={offset === 0} />
    </div>
  )
}

type EnlargedSpinProps = {
  readonly slide: SlideSpin
  readonly rect: RenderSlideProps['rect']
  readonly shown: boolean
}

function EnlargedSpin({ slide: { frames, name, shade }, rect, shown }: EnlargedSpinProps) {
  const width = Math.max(...PICTURE_WIDTHS)
  const wide = shownWidth({ width, height: (width / 3) * 4 }, rect)
  return (
    <div style={{ inlineSize: wide }}>
      <SpinSlide {...{ frames, name, shade, shown }} sizes={`${wide}px`} />
    </div>
  )
}
