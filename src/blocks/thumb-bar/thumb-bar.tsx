import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import css from './thumb-bar.module.css'

export type ThumbBarProps = {
  /** The button that the bar replaces while it is out of view. */
  readonly watched: RefObject<HTMLElement | null>
  readonly children: ReactNode
}

/** Toasts cover this part of the screen: a button there is not reachable either. */
const TOASTS = '0px 0px -128px 0px'

/** On a phone a bar at the bottom shows the main button while the real one is out of view. */
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
