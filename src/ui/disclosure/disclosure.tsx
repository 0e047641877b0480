import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import css from './disclosure.module.css'

export type DisclosureProps = Omit<ComponentProps<'details'>, 'className' | 'title'> & {
  readonly summary: ReactNode
  /** Disclosures of one `name` close each other (details[name]). */
  readonly name?: string
}

/** A section that opens and closes: product details, answers, "Have a code?". */
export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <details {...rest} className={css.details}>
      <summary className={css.summary}>
        <span>{summary}</span>
        <span className={css.sign}>
          <Icon name="plus" size={16} />
          <Icon name="minus" size={16} />
        </span>
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  )
}
