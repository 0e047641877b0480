import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { motionOff } from '../motion.ts'
import { watchScroll } from '../watch-scroll.ts'

export interface RailMoves {
  readonly ref: RefObject<HTMLUListElement | null>
  readonly canPrevious: boolean
  readonly canNext: boolean
  /** The step of an arrow: one width of the rail. */
  readonly move: (way: 'previous' | 'next') => void
}

/** The position of a rail between its ends, and its steps. Before it is measured both arrows are off. */
export function useRail(filled: boolean): RailMoves {
  const ref = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ canPrevious: false, canNext: false })

  useEffect(() => {
    const rail = ref.current
    if (!rail || !filled) return
    function look() {
      if (!rail) return
      const at = Math.abs(rail.scrollLeft)
      setEnds({ canPrevious: at > 1, canNext: at + rail.clientWidth < rail.scrollWidth - 1 })
    }
    const observer = new ResizeObserver(look)
    observer.observe(rail)
    const unwatch = watchScroll(rail, look)
    return () => {
      observer.disconnect()
      unwatch()
    }
  }, [filled])

  const move = useCallback((way: 'previous' | 'next') => {
    const rail = ref.current
    if (!rail) return
    const forward = rail.matches(':dir(rtl)') ? -1 : 1
    const step = rail.clientWidth * (way === 'next' ? forward : -forward)
    rail.scrollBy({ left: step, behavior: motionOff() ? 'instant' : 'smooth' })
  }, [])

  return { ref, ...ends, move }
}
