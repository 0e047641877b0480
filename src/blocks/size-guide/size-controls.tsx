import { useLingui } from '@lingui/react/macro'
import { SIZE_COUNTRIES, type SizeCountry } from '#domain/sizing/sizing.ts'
import { ChoiceGroup } from '#ui/choice-group/choice-group.tsx'
import { Select } from '#ui/select/select.tsx'
import css from './size-guide.module.css'
import type { SizeHabits } from './use-size-habits.ts'

/** Country and unit of the sizes (spec 4.11). */
export function SizeControls({ habits }: { readonly habits: SizeHabits }) {
  const { t } = useLingui()
  return (
    <div className={css.controls}>
      <Select
        label={t`Country`}
        value={habits.country}
        onChange={(event) => habits.setCountry(event.target.value as SizeCountry)}
        options={SIZE_COUNTRIES.map((country) => ({ value: country, label: country }))}
      />
      <ChoiceGroup
        label={t`Unit`}
        look="box"
        size="small"
        value={habits.units.length}
        onChange={(unit) => habits.setUnits({ length: unit === 'cm' ? 'cm' : 'in' })}
        choices={[
          { value: 'in', label: t`IN` },
          { value: 'cm', label: t`CM` },
        ]}
      />
    </div>
  )
}
