import type { ComponentProps } from 'react'
import css from './visually-hidden.module.css'

/** For screen readers only; visible while something inside has focus (skip links). */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span className={css.hidden} {...props} />
}
