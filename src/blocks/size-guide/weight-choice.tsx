import { useLingui } from '@lingui/react/macro'
import { ChoiceGroup } from '#ui/choice-group/choice-group.tsx'
import type { SizeHabits } from './use-size-habits.ts'

/** LBS or KG, for every displayed or entered weight (spec 4.11). */
export function WeightChoice({ habits: { units, setUnits } }: { readonly habits: SizeHabits }) {
  const { t } = useLingui()
  return (
    <ChoiceGroup
      label={t`Unit of weight`}
      look="box"
      size="small"
      value={units.weight}
      onChange={(unit) => setUnits({ weight: unit === 'lbs' ? 'lbs' : 'kg' })}
      choices={[
        { value: 'lbs', label: t`LBS` },
        { value: 'kg', label: t`KG` },
      ]}
    />
  )
}
