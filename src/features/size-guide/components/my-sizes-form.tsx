import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { type FieldErrors, type Resolver, useForm, type UseFormReturn } from 'react-hook-form'
import { useMyMeasureNames, useUnitNames } from '#blocks/size-guide/measure-words.ts'
import type { SizeHabits } from '#blocks/size-guide/use-size-habits.ts'
import { WeightChoice } from '#blocks/size-guide/weight-choice.tsx'
import {
  MY_LIMITS,
  MY_MEASURES,
  readMeasure,
  writeMeasure,
  type BodyUnits,
  type MyMeasure,
  type MySizes,
} from '#domain/sizing/my-sizes.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import css from './my-sizes.module.css'

type MySizesFormProps = {
  readonly recorded: MySizes
  readonly habits: SizeHabits
  readonly onSave: (mine: MySizes) => Promise<void>
  readonly onCancel: () => void
}

type Typed = Readonly<Record<MyMeasure, string>>

/** The user's measurements in the units chosen on the page; typed values are converted when the units change. */
export function MySizesForm({ recorded, habits, onSave, onCancel }: MySizesFormProps) {
  const { units } = habits
  const { t } = useLingui()
  const names = useMyMeasureNames()
  const unitNames = useUnitNames(units)

  function wordsOf(measure: MyMeasure, wrong: 'not-a-number' | 'not-likely'): string {
    if (wrong === 'not-a-number') return t`Enter a number, such as 84.5.`
    const { least, most } = MY_LIMITS[measure]
    const [from, to] = [writeMeasure(least, measure, units), writeMeasure(most, measure, units)]
    return t`Between ${from} and ${to} ${unitNames[measure]}: please check it, and its unit.`
  }

  const resolver: Resolver<Typed> = (typed) => {
    const errors: FieldErrors<Typed> = Object.fromEntries(
      MY_MEASURES.flatMap((measure) => {
        const read = readMeasure(typed[measure], measure, units)
        return 'wrong' in read ? [[measure, { type: read.wrong, message: wordsOf(measure, read.wrong) }]] : []
      }),
    )
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: typed, errors: {} }
  }

  const form = useForm<Typed>({ defaultValues: writeAll(recorded, units), resolver })
  const { register, handleSubmit, setFocus, formState } = form
  const { errors, isSubmitting } = formState
  useEffect(() => setFocus(MY_MEASURES[0]), [setFocus])
  useTurning(form, recorded, units)

  async function save(typed: Typed) {
    // Only changed values are sent: an unchanged one must not be rounded by the conversion.
    const changed = MY_MEASURES.filter(
      (measure) => typed[measure] !== writeMeasure(recorded[measure], measure, units),
    )
    await onSave(
      Object.fromEntries(
        changed.map((measure) => {
          const read = readMeasure(typed[measure], measure, units)
          return [measure, ('value' in read && read.value) || 0]
        }),
      ),
    )
  }

  return (
    <form className={css.form} noValidate onSubmit={(event) => void handleSubmit(save)(event)}>
      <div className={css.fields}>
        {MY_MEASURES.map((measure) => (
          <TextField
            key={measure}
            {...register(measure)}
            label={`${names[measure]} (${unitNames[measure]})`}
            inputMode="decimal"
            autoComplete="off"
            error={errors[measure]?.message}
          />
        ))}
        <WeightChoice habits={habits} />
      </div>
      <div className={css.buttons}>
        <Button type="submit" busy={isSubmitting}>
          <Trans>Save my sizes</Trans>
        </Button>
        <Button look="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
}

/** Writes what was typed in the new units, and its problems with their limits. */
function useTurning(form: UseFormReturn<Typed>, recorded: MySizes, units: BodyUnits): void {
  const { getValues, setValue, trigger, formState } = form
  const { isSubmitted } = formState
  const typedIn = useRef(units)
  useEffect(() => {
    const from = typedIn.current
    if (from.length === units.length && from.weight === units.weight) return
    typedIn.current = units
    const next = turned(getValues(), recorded, from, units)
    for (const measure of MY_MEASURES) setValue(measure, next[measure])
    if (isSubmitted) void trigger()
  }, [units, recorded, getValues, setValue, trigger, isSubmitted])
}

function writeAll(recorded: MySizes, units: BodyUnits): Typed {
  return Object.fromEntries(
    MY_MEASURES.map((measure) => [measure, writeMeasure(recorded[measure], measure, units)]),
  ) as Typed
}

/** Stored values are formatted in the new unit; a value that cannot be read in the old unit stays as typed. */
function turned(typed: Typed, recorded: MySizes, from: BodyUnits, to: BodyUnits): Typed {
  return Object.fromEntries(
    MY_MEASURES.map((measure) => {
      if (typed[measure] === writeMeasure(recorded[measure], measure, from))
        return [measure, writeMeasure(recorded[measure], measure, to)]
      const read = readMeasure(typed[measure], measure, from)
      return [measure, 'value' in read ? writeMeasure(read.value, measure, to) : typed[measure]]
    }),
  ) as Typed
}
