import { type ReactNode, useId } from 'react'
import css from './field.module.css'

/** Ties a control to its label, hint and error; spread on the control. */
type FieldTies = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly required: boolean | undefined
  readonly className: string | undefined
}

export type FieldWords = {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** The error and how to correct it; announced when it appears. */
  readonly error?: ReactNode
  /** Written after the label of an optional field, for instance "optional". */
  readonly optionalLabel?: string
}

export type FieldProps = FieldWords & {
  readonly id?: string
  readonly required?: boolean
  /** Right under the control, beside the hint: a character counter. */
  readonly aside?: ReactNode
  readonly children: (ties: FieldTies) => ReactNode
}

/** Label above, control, then hint or error below: the frame of every text field. */
export function Field({ label, hint, error, optionalLabel, id, required, aside, children }: FieldProps) {
  const generated = useId()
  const control = id ?? generated
  const describedBy = [error && `${control}-error`, hint && `${control}-hint`].filter(Boolean).join(' ')
  return (
    <div className={css.field} data-invalid={error ? true : undefined}>
      <label className={css.label} htmlFor={control}>
        <span>{label}</span>
        {optionalLabel && <span className={css.optional}>{` ${optionalLabel}`}</span>}
      </label>
      {children({
        id: control,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        required,
        className: css.control,
      })}
      <div className={css.below}>
        <div className={css.notes}>
          <div id={`${control}-error`} className={css.error} aria-live="polite">
            {error}
          </div>
          {hint && (
            <div id={`${control}-hint`} className={css.hint}>
              {hint}
            </div>
          )}
        </div>
        {aside}
      </div>
    </div>
  )
}
