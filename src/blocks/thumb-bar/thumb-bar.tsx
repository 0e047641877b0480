import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import css from './thumb-bar.module.css'

export type ThumbBarProps = {
  /** The button whose place it takes while that is out of sight. */
  readonly watched: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/** Toasts stand in this part of the screen: a button down there is not in reach either. */
const TOASTS = '0px 0px -128px 0px'

/** On a phone the main button is never out of reach: a bar at the bottom while the real one is not in view. */
export function ThumbBar({ watched, children }: ThumbBarProps) {
  const [away, setAway] = useState(false)

  useEffect(() => {
    if (!watched.current) return
    const observer = new IntersectionObserver(([entry]) => setAway(entry ? !entry.isIntersecting : false), {
      rootMargin: TOASTS,
    })
    observer.observe(watched.current)
    return () => observer.disconnect()
  }, [watched])

  return (
    <div className={css.bar} data-away={away || undefined} inert={!away}>
      {children}
    </div>
  )
}
