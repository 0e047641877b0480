import { Trans } from '@lingui/react/macro'
import { MY_MEASURES, writeMeasure } from '#domain/sizing/my-sizes.ts'
import { useMyMeasureNames, useUnitNames } from './measure-words.ts'
import css from './size-guide.module.css'
import type { SizeHabits } from './use-size-habits.ts'

/** The user's own measurements in the chosen units; renders nothing without them. */
export function RecordedMeasures({ habits }: { readonly habits: SizeHabits }) {
  const names = useMyMeasureNames()
  const { mine: recorded, bra, units } = habits
  const unitNames = useUnitNames(units)
  const measures = MY_MEASURES.filter((measure) => recorded[measure] !== undefined)
  if (measures.length === 0 && bra === '') return null
  return (
    <dl className={css.values}>
      {measures.map((measure) => (
        <div key={measure}>
          <dt>{names[measure]}</dt>
          <dd>{`${writeMeasure(recorded[measure], measure, units)} ${unitNames[measure]}`}</dd>
        </div>
      ))}
      {bra !== '' && (
        <div>
          <dt>
            <Trans>Bra size</Trans>
          </dt>
          <dd>{bra}</dd>
        </div>
      )}
    </dl>
  )
}
