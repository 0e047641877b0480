import { useLingui } from '@lingui/react/macro'
import { SIZE_COUNTRIES, type SizeCountry } from '#domain/sizing/sizing.ts'
import { Select } from '#ui/select/select.tsx'
import { LengthChoice } from './length-choice.tsx'
import css from './size-guide.module.css'
import type { SizeHabits } from './use-size-habits.ts'
import { WeightChoice } from './weight-choice.tsx'

/** Country of the sizes, and the units of length and weight (spec 2.10, 4.11). */
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
      <LengthChoice habits={habits} />
      <WeightChoice habits={habits} />
    </div>
  )
}
