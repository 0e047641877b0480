import type { ReactNode } from 'react'
import css from './narrow-page.module.css'

export type NarrowPageProps = {
  readonly title: ReactNode
  /** A sentence under the title. */
  readonly lead?: ReactNode
  /** One thing to do rather than something to read: narrower and closer together. */
  readonly task?: boolean
  /** The footer begins below the first view: how long the page is, only the device knows. */
  readonly tall?: boolean
  readonly children: ReactNode
}

/** A page of words or of one task: one column under its title. */
export function NarrowPage({ title, lead, task = false, tall = false, children }: NarrowPageProps) {
  return (
    <div className={css.page} data-task={task || undefined} data-tall={tall || undefined}>
      <header className={css.head}>
        <h1>{title}</h1>
        {lead !== undefined && <p>{lead}</p>}
      </header>
      {children}
    </div>
  )
}
