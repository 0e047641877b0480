import type { ReactNode } from 'react'
import css from './empty-state.module.css'

export type EmptyStateProps = {
  readonly title: string
  readonly text?: ReactNode
  /** The next step: one button, perhaps a second link. */
  readonly action?: ReactNode
  readonly headingLevel?: 1 | 2 | 3
}

/** Explains that nothing is here yet and what to do about it. */
export function EmptyState({ title, text, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={css.empty}>
      <Heading className={css.title}>{title}</Heading>
      {text && <p className={css.text}>{text}</p>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  )
}
