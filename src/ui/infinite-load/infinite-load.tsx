import { useEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import hidden from '../visually-hidden/visually-hidden.module.css'
import css from './infinite-load.module.css'

export type InfiniteLoadProps = {
  readonly hasMore: boolean
  readonly busy: boolean
  readonly onMore: () => void
  /** Label of the button: "Show More". The button stays for keyboards, screen readers and a failed attempt. */
  readonly moreLabel: string
  /** Shown instead when there is no more: "End". */
  readonly endLabel?: string
  /** Announced politely while loading. */
  readonly busyLabel: string
  /** How far below the window loading starts. */
  readonly ahead?: string
  /** Off after a failure, so that only the user tries again. */
  readonly auto?: boolean
}

export function InfiniteLoad({
  hasMore,
  busy,
  onMore,
  moreLabel,
  endLabel,
  busyLabel,
  ahead = '30%',
  auto = true,
}: InfiniteLoadProps) {
  const foot = useRef<HTMLDivElement>(null)
  const latest = useRef(onMore)
  useEffect(() => {
    latest.current = onMore
  })

  // Observed again after each load: the end may still be in view, and an observer reports only changes.
  const watching = auto && hasMore && !busy
  useEffect(() => {
    if (!watching || !foot.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current()
      },
      { rootMargin: `0px 0px ${ahead} 0px` },
    )
    observer.observe(foot.current)
    return () => observer.disconnect()
  }, [watching, ahead])

  return (
    <div ref={foot} className={css.foot}>
      {hasMore ? (
        <Button guarded={false} look="outline" busy={busy} onClick={onMore}>
          {moreLabel}
        </Button>
      ) : (
        endLabel && <p className={css.end}>{endLabel}</p>
      )}
      <output className={hidden.hidden}>{busy ? busyLabel : ''}</output>
    </div>
  )
}
