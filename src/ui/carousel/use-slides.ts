import type { UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect, useRef, useState } from 'react'

type Embla = UseEmblaCarouselType[1]

/** Where the carousel stands. Before embla runs: at the start, with somewhere to go. */
export function useSlides(embla: Embla, startIndex: number, onSlide: ((index: number) => void) | undefined) {
  const [place, setPlace] = useState({
    index: startIndex,
    stops: 0,
    canPrevious: startIndex > 0,
    canNext: true,
  })
  const latest = useRef(onSlide)
  useEffect(() => {
    latest.current = onSlide
  })

  useEffect(() => {
    if (!embla) return
    const look = () =>
      setPlace({
        index: embla.selectedScrollSnap(),
        stops: embla.scrollSnapList().length,
        canPrevious: embla.canScrollPrev(),
        canNext: embla.canScrollNext(),
      })
    const told = () => latest.current?.(embla.selectedScrollSnap())
    look()
    embla.on('select', look).on('reInit', look).on('select', told)
    return () => {
      embla.off('select', look).off('reInit', look).off('select', told)
    }
  }, [embla])

  return place
}
