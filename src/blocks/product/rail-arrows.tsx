import { useLingui } from '@lingui/react/macro'
import { IconButton } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import css from './product-rail.module.css'
import type { RailMoves } from './use-rail.ts'

/** For users who cannot scroll or swipe (WCAG 2.5.7). At an end an arrow keeps its place and its focus. */
export function RailArrows({ canPrevious, canNext, move }: Omit<RailMoves, 'ref'>) {
  const { t } = useLingui()
  return (
    <div className={css.arrows} data-off={(!canPrevious && !canNext) || undefined}>
      <IconButton label={t`Previous products`} aria-disabled={!canPrevious} onClick={() => move('previous')}>
        <Icon name="chevron-start" />
      </IconButton>
      <IconButton label={t`Next products`} aria-disabled={!canNext} onClick={() => move('next')}>
        <Icon name="chevron-end" />
      </IconButton>
    </div>
  )
}
