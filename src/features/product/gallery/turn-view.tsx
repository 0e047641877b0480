import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, type CSSProperties } from 'react'
import { pictureAddress } from '#blocks/pictures/picture-address.ts'
import { TURN_WIDTHS } from '#contract/picture-widths.ts'
import { TURN_COLUMNS, TURN_STEPS } from '#domain/catalog/turn.ts'
import { Button, IconButton } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { placeOfStep, sideOfStep, stepAfter } from './turn-steps.ts'
import { useDrawnPicture } from '../use-drawn-picture.ts'
import { useTurn } from '../use-turn.ts'
import css from './turn-view.module.css'
import { useSideNames } from './use-side-names.ts'

export type TurnViewProps = {
  /** Address of the picture of all steps, without width and format. */
  readonly of: string
  readonly name: string
  readonly onClose: () => void
}

/**
 * A garment that turns under the finger, by arrow keys and by buttons: all its steps are one picture, of which one is
 * shown. It lies over the gallery's pictures, which stay seen until the turn is there.
 */
export function TurnView({ of, name, onClose }: TurnViewProps) {
  const { t } = useLingui()
  const sides = useSideNames()
  const frame = useRef<HTMLDivElement>(null)
  const { state, attempt, handlers, retry } = useDrawnPicture()
  const [width] = useState(widthHere)
  const turn = useTurn(frame, state === 'shown')
  useEffect(() => frame.current?.focus({ preventScroll: true }), [])

  return (
    <div
      className={css.view}
      role="group"
      aria-label={t`${name} from all sides`}
      data-turning={state}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <div
        ref={frame}
        className={css.frame}
        role="slider"
        tabIndex={0}
        aria-label={t`Turn ${name}`}
        aria-valuemin={0}
        aria-valuemax={TURN_STEPS - 1}
        aria-valuenow={turn.step}
        aria-valuetext={sides[sideOfStep(turn.step)]}
        aria-busy={state === 'drawing'}
        {...turn.handlers}
      >
        {state !== 'failed' && (
          <img
            key={attempt}
            className={css.sheet}
            style={placeOf(turn.step)}
            src={pictureAddress(of, width, 'webp')}
            alt=""
            draggable={false}
            {...handlers}
          />
        )}
      </div>
      <IconButton className={css.close} ground="disc" label={t`Back to the pictures`} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
      <div className={css.foot}>
        {state === 'shown' ? (
          <>
            <IconButton
              ground="disc"
              label={t`Turn to the left`}
              onClick={() => turn.go(stepAfter(turn.step, -1))}
            >
              <Icon name="chevron-start" />
            </IconButton>
            <span className={css.note}>
              {turn.moved ? sides[sideOfStep(turn.step)] : <Trans>Drag to turn</Trans>}
            </span>
            <IconButton
              ground="disc"
              label={t`Turn to the right`}
              onClick={() => turn.go(stepAfter(turn.step, 1))}
            >
              <Icon name="chevron-end" />
            </IconButton>
          </>
        ) : (
          <p className={css.note} role="status">
            {state === 'drawing' ? (
              <Trans>Drawing it from all sides…</Trans>
            ) : (
              <Trans>We could not draw it from all sides.</Trans>
            )}
          </p>
        )}
        {state === 'failed' && (
          <Button look="quiet" onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

const ROWS = TURN_STEPS / TURN_COLUMNS

/** Moves the picture of all steps so that this one is in the frame. */
function placeOf(step: number): CSSProperties {
  const { column, row } = placeOfStep(step)
  return {
    '--columns': TURN_COLUMNS,
    '--rows': ROWS,
    translate: `${(-100 * column) / TURN_COLUMNS}% ${(-100 * row) / ROWS}%`,
  }
}

/** A phone's picture is small enough for the smaller steps, unless its screen is dense. */
function widthHere(): number {
  const [small, large] = TURN_WIDTHS
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  if (connection?.saveData === true) return small
  return Math.min(window.innerWidth, 700) * window.devicePixelRatio > 500 ? large : small
}
