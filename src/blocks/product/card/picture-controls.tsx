import { useLingui } from '@lingui/react/macro'
import { IconButton } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import css from './picture-controls.module.css'

export type PictureControlsProps = {
  /** From 0. */
  readonly at: number
  readonly total: number
  readonly onGo: (to: number) => void
  readonly className?: string | undefined
}

/** Below the pictures of a strip, for users who cannot swipe. At an end a button keeps its place and its focus. */
export function PictureControls({ at, total, onGo, className = '' }: PictureControlsProps) {
  const { t } = useLingui()
  return (
    <div className={`${css.controls} ${className}`} data-scripted="">
      <IconButton
        ground="disc"
        label={t`Previous picture`}
        aria-disabled={at <= 0}
        onClick={() => onGo(at - 1)}
      >
        <Icon name="chevron-start" />
      </IconButton>
      <span className={css.place} aria-hidden="true">
        {`${at + 1} / ${total}`}
      </span>
      <IconButton
        ground="disc"
        label={t`Next picture`}
        aria-disabled={at >= total - 1}
        onClick={() => onGo(at + 1)}
      >
        <Icon name="chevron-end" />
      </IconButton>
    </div>
  )
}
