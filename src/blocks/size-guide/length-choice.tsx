import { useLingui } from '@lingui/react/macro'
import { ChoiceGroup } from '#ui/choice-group/choice-group.tsx'
import type { SizeHabits } from './use-size-habits.ts'

/** IN or CM, for every displayed or entered length (spec 4.11). */
export function LengthChoice({
  habits: { units, setUnits },
  labelHidden = false,
}: {
  readonly habits: SizeHabits
  readonly labelHidden?: boolean
}) {
  const { t } = useLingui()
  return (
    <ChoiceGroup
      label={t`Unit`}
      labelHidden={labelHidden}
      look="box"
      size="small"
      value={units.length}
      onChange={(unit) => setUnits({ length: unit === 'cm' ? 'cm' : 'in' })}
      choices={[
        { value: 'in', label: t`IN` },
        { value: 'cm', label: t`CM` },
      ]}
    />
  )
}
