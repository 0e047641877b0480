import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useRef, useState } from 'react'
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
  const [typed, setTyped] = useState(() => writeAll(recorded, units))
  const [typedIn, setTypedIn] = useState(units)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  if (typedIn.length !== units.length || typedIn.weight !== units.weight) {
    setTypedIn(units)
    setTyped(turned(typed, recorded, typedIn, units))
  }

  function problemOf(measure: MyMeasure): string | undefined {
    const read = readMeasure(typed[measure], measure, units)
    if (!tried || !('wrong' in read)) return undefined
    if (read.wrong === 'not-a-number') return t`Enter a number, such as 84.5.`
    const { least, most } = MY_LIMITS[measure]
    const [from, to] = [writeMeasure(least, measure, units), writeMeasure(most, measure, units)]
    return t`Between ${from} and ${to} ${unitNames[measure]}: please check it, and its unit.`
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const read = MY_MEASURES.map((measure) => [measure, readMeasure(typed[measure], measure, units)] as const)
    const wrong = read.find(([, one]) => 'wrong' in one)
    if (wrong) return void form.current?.querySelector<HTMLElement>(`[name="${wrong[0]}"]`)?.focus()
    setBusy(true)
    // Only changed values are sent: an unchanged one must not be rounded by the conversion.
    const changed = read.filter(
      ([measure]) => typed[measure] !== writeMeasure(recorded[measure], measure, units),
    )
    await onSave(
      Object.fromEntries(changed.map(([measure, one]) => [measure, ('value' in one && one.value) || 0])),
    ).finally(() => setBusy(false))
  }

  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <div className={css.fields}>
        {MY_MEASURES.map((measure) => (
          <TextField
            key={measure}
            name={measure}
            label={`${names[measure]} (${unitNames[measure]})`}
            inputMode="decimal"
            autoComplete="off"
            error={problemOf(measure)}
            value={typed[measure]}
            onChange={({ target }) => setTyped({ ...typed, [measure]: target.value })}
          />
        ))}
        <WeightChoice habits={habits} />
      </div>
      <div className={css.buttons}>
        <Button type="submit" busy={busy}>
          <Trans>Save my sizes</Trans>
        </Button>
        <Button look="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  )
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
