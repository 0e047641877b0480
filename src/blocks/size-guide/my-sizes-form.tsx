import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef } from 'react'
import { type FieldErrors, type Resolver, useForm, type UseFormReturn } from 'react-hook-form'
import { useMyMeasureNames, useUnitNames } from './measure-words.ts'
import type { SizeHabits } from './use-size-habits.ts'
import { readBraSize } from '#domain/sizing/bra-size.ts'
import {
  MY_LIMITS,
  MY_MEASURES,
  readMeasure,
  writeMeasure,
  type MyMeasure,
  type MySizes,
} from '#domain/sizing/my-sizes.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import {
  carryOver,
  changedSizes,
  writeSizes,
  type SizeChange,
  type SizesSource,
  type TypedSizes,
} from './typed-sizes.ts'
import css from './my-sizes-form.module.css'

const FIELDS = [...MY_MEASURES, 'bra'] as const

type MySizesFormProps = {
  readonly recorded: MySizes
  readonly bra: string
  readonly habits: SizeHabits
  readonly onSave: (change: SizeChange) => Promise<void>
  readonly onCancel: () => void
}

/** The user's measurements in the units chosen on the page; typed values are converted when the units change. */
export function MySizesForm({ recorded, bra, habits, onSave, onCancel }: MySizesFormProps) {
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

  const resolver: Resolver<TypedSizes> = (typed) => {
    const wrong = MY_MEASURES.flatMap((measure) => {
      const read = readMeasure(typed[measure], measure, units)
      return 'wrong' in read
        ? [[measure, { type: read.wrong, message: wordsOf(measure, read.wrong) }] as const]
        : []
    })
    const errors: FieldErrors<TypedSizes> = {
      ...Object.fromEntries(wrong),
      ...(readBraSize(typed.bra) === undefined && {
        bra: { type: 'not-a-size', message: t`Enter band and cup, such as 75B or 34DD.` },
      }),
    }
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: typed, errors: {} }
  }

  const form = useForm<TypedSizes>({ defaultValues: writeSizes({ recorded, bra, units }), resolver })
  const { register, handleSubmit, setFocus, formState } = form
  const { errors, isSubmitting } = formState
  useEffect(() => setFocus(MY_MEASURES[0]), [setFocus])
  const source = useSource(
    form,
    useMemo(() => ({ recorded, bra, units }), [recorded, bra, units]),
  )

  async function save(typed: TypedSizes) {
    await onSave(changedSizes(typed, source.current))
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
        <TextField {...register('bra')} label={t`Bra size`} autoComplete="off" error={errors.bra?.message} />
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

/**
 * Follows the units and the recorded measurements, which may arrive or change while the form is open. Returns what the
 * fields were last written from.
 */
function useSource(form: UseFormReturn<TypedSizes>, now: SizesSource): { readonly current: SizesSource } {
  const { getValues, setValue, trigger, formState } = form
  const { isSubmitted } = formState
  const source = useRef(now)
  useEffect(() => {
    if (source.current === now) return
    const typed = getValues()
    const next = carryOver(typed, source.current, now)
    source.current = now
    for (const field of FIELDS) if (next[field] !== typed[field]) setValue(field, next[field])
    // The problems name their limits in the units of the page.
    if (isSubmitted) void trigger()
  }, [now, getValues, setValue, trigger, isSubmitted])
  return source
}
