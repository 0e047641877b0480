import useEmblaCarousel from 'embla-carousel-react'
import { Children, type KeyboardEvent, type ReactNode } from 'react'
import { IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { motionOff } from '../motion.ts'
import css from './carousel.module.css'
import { useSlides } from './use-slides.ts'

export type CarouselProps = {
  readonly label: string
  readonly previousLabel: string
  readonly nextLabel: string
  /** Names a slide and its dot: "2 of 5". */
  readonly slideLabel: (slide: number, slides: number) => string
  /** One child a slide. */
  readonly children: ReactNode
  /** Slides side by side; fractions show the edge of the next one. */
  readonly perView?: { readonly mobile: number; readonly desktop: number }
  readonly loop?: boolean
  readonly startIndex?: number
  readonly dots?: boolean
  readonly arrows?: 'over' | 'beside' | 'none'
  readonly onSlide?: (index: number) => void
}

/** Embla's measure of time is its own: at 20 a slide is visually at rest after about 500 ms (spec 9.4; measured). */
const HALF_SECOND = 20

/** Slides to swipe, with buttons, dots and arrow keys for all who cannot (WCAG 2.5.7). */
export function Carousel({
  label,
  previousLabel,
  nextLabel,
  slideLabel,
  children,
  perView = { mobile: 1, desktop: 1 },
  loop = false,
  startIndex = 0,
  dots = false,
  arrows = 'over',
  onSlide,
}: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel({ align: 'start', loop, startIndex, duration: HALF_SECOND })
  const { index, stops, canPrevious, canNext } = useSlides(embla, startIndex, onSlide)
  const slides = Children.toArray(children)

  const previous = () => embla?.scrollPrev(motionOff())
  const next = () => embla?.scrollNext(motionOff())

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    if (event.target instanceof HTMLInputElement) return
    event.preventDefault()
    const forward = event.currentTarget.matches(':dir(rtl)') ? 'ArrowLeft' : 'ArrowRight'
    if (event.key === forward) next()
    else previous()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the arrow keys of the controls inside
    <section
      className={css.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      data-arrows={arrows}
      onKeyDown={onKeyDown}
      style={{ '--per-view-mobile': perView.mobile, '--per-view-desktop': perView.desktop }}
    >
      <div ref={viewport} className={css.viewport}>
        <ul className={css.track}>
          {slides.map((slide, number) => (
            <li
              key={number}
              className={css.slide}
              aria-roledescription="slide"
              aria-label={slideLabel(number + 1, slides.length)}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {arrows !== 'none' && (
        <>
          <IconButton
            className={css.previous}
            ground="disc"
            label={previousLabel}
            aria-disabled={!canPrevious}
            onClick={previous}
          >
            <Icon name="chevron-start" />
          </IconButton>
          <IconButton
            className={css.next}
            ground="disc"
            label={nextLabel}
            aria-disabled={!canNext}
            onClick={next}
          >
            <Icon name="chevron-end" />
          </IconButton>
        </>
      )}
      {dots && stops > 1 && (
        <div className={css.dots}>
          {Array.from({ length: stops }, (_, stop) => (
            <button
              key={stop}
              type="button"
              aria-label={slideLabel(stop + 1, stops)}
              aria-current={stop === index || undefined}
              onClick={() => embla?.scrollTo(stop, motionOff())}
            />
          ))}
        </div>
      )}
    </section>
  )
}
