import type { ReactNode } from 'react'
import css from './narrow-page.module.css'

export type NarrowPageProps = {
  readonly title: ReactNode
  /** A sentence under the title. */
  readonly lead?: ReactNode
  /** Narrower and denser, for a task rather than a text. */
  readonly task?: boolean
  /** The footer begins below the first view: only the device knows the length of the page. */
  readonly tall?: boolean
  readonly children: ReactNode
}

/** A page of text or for one task: one column below its title. */
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
