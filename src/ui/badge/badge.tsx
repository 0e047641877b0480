import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import css from './badge.module.css'

export type BadgeProps = ComponentProps<'span'> & {
  /** `accent` for reductions and campaigns, `ink` for facts, `paper` for badges on pictures, `count` for numbers. */
  readonly look?: 'accent' | 'ink' | 'paper' | 'count'
}

/** A word or a number that qualifies the element it lies on. */
export function Badge({ look = 'paper', className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(css.badge, className)} data-look={look} />
}
