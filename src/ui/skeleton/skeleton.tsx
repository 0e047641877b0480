import type { CSSProperties } from 'react'
import css from './skeleton.module.css'

export type SkeletonProps = {
  /** `text`: lines of writing. `block`: a picture or a button. */
  readonly shape?: 'text' | 'block'
  /** CSS lengths; a block without a height takes its ratio. */
  readonly width?: string
  readonly height?: string
  /** For instance '3 / 4'. */
  readonly ratio?: string
  readonly lines?: number
}

/** The placeholder of loading content. Decoration: the screen around it announces the loading. */
export function Skeleton({ shape = 'block', width, height, ratio, lines = 1 }: SkeletonProps) {
  const style: CSSProperties = { inlineSize: width, blockSize: height, aspectRatio: ratio }
  if (shape === 'block') return <div className={css.block} style={style} aria-hidden="true" />
  return (
    <div className={css.text} style={{ inlineSize: width }} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </div>
  )
}
