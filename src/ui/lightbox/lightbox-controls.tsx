import type { ZoomRef } from 'yet-another-react-lightbox'
import { IconButton } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import css from './lightbox.module.css'

export type LightboxControlWords = {
  readonly zoomIn: string
  readonly zoomOut: string
  readonly previous: string
  readonly next: string
  /** "2 of 5" */
  readonly place: (index: number | string, total: number | string) => string
}

type LightboxControlsProps = {
  readonly at: number
  readonly total: number
  /** null until the picture is on the screen. */
  readonly zoom: ZoomRef | null
  readonly words: LightboxControlWords
  readonly onPrevious: () => void
  readonly onNext: () => void
}

/** Buttons for all that fingers, wheel and keys do (WCAG 2.5.7). At an end a button keeps its place and its focus. */
export function LightboxControls({ at, total, zoom, words, onPrevious, onNext }: LightboxControlsProps) {
  const level = zoom?.zoom ?? 1
  return (
    <div className={css.controls}>
      <IconButton label={words.zoomOut} aria-disabled={level <= 1} onClick={() => zoom?.zoomOut()}>
        <Icon name="minus" />
      </IconButton>
      <IconButton
        label={words.zoomIn}
        aria-disabled={zoom?.disabled !== false || level >= zoom.maxZoom}
        onClick={() => zoom?.zoomIn()}
      >
        <Icon name="plus" />
      </IconButton>
      {total > 1 && (
        <>
          <IconButton label={words.previous} aria-disabled={at <= 0} onClick={onPrevious}>
            <Icon name="chevron-start" />
          </IconButton>
          <span className={css.place} aria-hidden="true">
            {words.place(at + 1, total)}
          </span>
          <IconButton label={words.next} aria-disabled={at >= total - 1} onClick={onNext}>
            <Icon name="chevron-end" />
          </IconButton>
        </>
      )}
    </div>
  )
}
