import { useLingui } from '@lingui/react/macro'
import type { ZoomRef } from 'yet-another-react-lightbox'
import { IconButton } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import css from './lightbox.module.css'

type LightboxControlsProps = {
  readonly at: number
  readonly total: number
  /** null until the picture is on the screen. */
  readonly zoom: ZoomRef | null
  readonly onPrevious: () => void
  readonly onNext: () => void
}

/** Buttons for all that fingers, wheel and keys do (WCAG 2.5.7). At an end a button keeps its place and its focus. */
export function LightboxControls({ at, total, zoom, onPrevious, onNext }: LightboxControlsProps) {
  const { t } = useLingui()
  const index = at + 1
  const level = zoom?.zoom ?? 1
  return (
    <div className={css.controls}>
      <IconButton label={t`Zoom out`} aria-disabled={level <= 1} onClick={() => zoom?.zoomOut()}>
        <Icon name="minus" />
      </IconButton>
      <IconButton
        label={t`Zoom in`}
        aria-disabled={zoom?.disabled !== false || level >= zoom.maxZoom}
        onClick={() => zoom?.zoomIn()}
      >
        <Icon name="plus" />
      </IconButton>
      {total > 1 && (
        <>
          <IconButton label={t`Previous picture`} aria-disabled={at <= 0} onClick={onPrevious}>
            <Icon name="chevron-start" />
          </IconButton>
          <span className={css.place} aria-hidden="true">
            {t`${index} of ${total}`}
          </span>
          <IconButton label={t`Next picture`} aria-disabled={at >= total - 1} onClick={onNext}>
            <Icon name="chevron-end" />
          </IconButton>
        </>
      )}
    </div>
  )
}
