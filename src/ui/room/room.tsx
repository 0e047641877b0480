import type { ReactNode } from 'react'
import css from './room.module.css'

export type RoomProps = {
  /** The most likely content. */
  readonly of: ReactNode
  /** What is shown until the content arrives. */
  readonly children?: ReactNode
}

/**
 * Reserves the room of the likely content in every language and width, so that nothing below moves when it arrives.
 * That content is laid out only: invisible, silent and not focusable.
 */
export function Room({ of, children }: RoomProps) {
  return (
    <div className={css.room}>
      <div className={css.likely} aria-hidden="true" inert>
        {of}
      </div>
      <div className={css.shown}>{children}</div>
    </div>
  )
}
