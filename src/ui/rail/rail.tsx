import type { ReactNode, Ref } from 'react'
import { IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import css from './rail.module.css'
import type { RailMoves } from './use-rail.ts'

type RailProps = {
  readonly ref?: Ref<HTMLUListElement>
  /** Items of a list. */
  readonly children: ReactNode
  readonly 'aria-hidden'?: 'true'
}

/** A row that scrolls natively, by finger, wheel and keyboard: the carousel of the kit (decision 0055). */
export function Rail({ ref, children, ...rest }: RailProps) {
  return (
    <ul ref={ref} className={css.rail} {...rest}>
      {children}
    </ul>
  )
}

type RailArrowsProps = Omit<RailMoves, 'ref'> & {
  readonly previousLabel: string
  readonly nextLabel: string
}

/** For users who cannot scroll or swipe (WCAG 2.5.7). At an end an arrow keeps its place and its focus. */
export function RailArrows({ canPrevious, canNext, move, previousLabel, nextLabel }: RailArrowsProps) {
  return (
    <div className={css.arrows} data-off={(!canPrevious && !canNext) || undefined}>
      <IconButton label={previousLabel} aria-disabled={!canPrevious} onClick={() => move('previous')}>
        <Icon name="chevron-start" />
      </IconButton>
      <IconButton label={nextLabel} aria-disabled={!canNext} onClick={() => move('next')}>
        <Icon name="chevron-end" />
      </IconButton>
    </div>
  )
}
