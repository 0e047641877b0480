import type { ReactNode } from 'react'
import css from './room.module.css'

export type RoomProps = {
  /** What will most likely stand here. */
  readonly of: ReactNode
  /** What is shown until then. */
  readonly children?: ReactNode
}

/**
 * As much room as its likely content will take, in every language and width, so that nothing below moves when it comes.
 * That content is laid out and nothing else: unseen, unheard, out of reach.
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
