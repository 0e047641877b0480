import { Trans } from '@lingui/react/macro'
import { writeMeasure, type MyFit, type OwnSize } from '#domain/sizing/my-sizes.ts'
import { useUnitNames } from './measure-words.ts'
import css from './size-guide.module.css'
import { useMeasureNames } from './use-measure-names.ts'
import type { SizeHabits } from './use-size-habits.ts'

type FitLineProps = { readonly fit: MyFit; readonly habits: SizeHabits }

/** The user's size in a chart, and the measurement that decides it; renders nothing without measurements. */
export function FitLine({ fit, habits }: FitLineProps) {
  if (fit === 'none') return null
  return (
    <p className={css.fit} role="status">
      {fit === 'outside' ? (
        <Trans>Your measurements are outside this size chart.</Trans>
      ) : (
        <>
          <Trans>
            By your measures your size is <strong>{fit.size}</strong>.
          </Trans>{' '}
          <Reason of={fit} habits={habits} />
        </>
      )}
    </p>
  )
}

function Reason({
  of: { size, by, from, to },
  habits: { mine, units },
}: {
  of: OwnSize
  habits: SizeHabits
}) {
  const measure = useMeasureNames()[by]
  const unit = useUnitNames(units)[by]
  const [own, least, most] = [mine[by], from, to].map((value) => writeMeasure(value, by, units))
  return (
    <Trans>
      {measure} decides: {own} {unit} lies in {size}, {least}–{most} {unit}.
    </Trans>
  )
}
