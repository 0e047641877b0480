import { Trans, useLingui } from '@lingui/react/macro'
import type { PieceCut } from '#domain/sizing/ease.ts'
import { hasScale } from '#domain/sizing/fit-scales.ts'
import type { DrawnMeasure, OwnBody } from '#domain/sizing/own-body.ts'
import css from './in-my-size.module.css'
import type { Hang } from './piece-outline.ts'

type DrawnByProps = {
  readonly body: OwnBody
  readonly hang: Hang
  readonly cut: PieceCut
  /** Whether the piece itself is seen, or an outline in its colour because its picture did not come or there is none. */
  readonly picture: 'shown' | 'missing' | 'none'
}

/** What the figure is made of, and what of it is not known. */
export function DrawnBy({ body, hang, cut, picture }: DrawnByProps) {
  const { t } = useLingui()
  const names: Readonly<Record<DrawnMeasure, string>> = {
    height: t`your height`,
    bust: t`your bust`,
    waist: t`your waist`,
    hip: t`your hips`,
  }
  const missing = body.assumed.map((measure) => names[measure]).join(', ')
  return (
    <p className={css.note}>
      {picture === 'shown' ? (
        <Trans>
          The piece as wide and long as each size measures, on an outline by your measures, at one scale.
          Shoulders, arms and legs are drawn by the chart.
        </Trans>
      ) : (
        <Trans>
          An outline by your measures and those of the piece, at one scale. Shoulders, arms and legs are drawn
          by the chart.
        </Trans>
      )}{' '}
      {picture === 'missing' && <Trans>The picture couldn’t be loaded.</Trans>}{' '}
      {missing !== '' && <Trans>Not known, and drawn by the chart: {missing}.</Trans>}{' '}
      {hang === undefined && <Trans>We don’t have enough measurements to draw it.</Trans>}{' '}
      {!hasScale(cut.elastic) && <Trans>Its stretch is not known and is counted as none.</Trans>}
    </p>
  )
}
