import { type ComponentProps, type ReactNode, useId } from 'react'
import hidden from '../visually-hidden/visually-hidden.module.css'
import css from './checkbox.module.css'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> & {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: ReactNode
  /** The label is for screen readers only: for a row whose text is beside it. */
  readonly labelHidden?: boolean
}

export function Checkbox({ label, hint, error, labelHidden = false, id, ...rest }: CheckboxProps) {
  const generated = useId()
  const control = id ?? generated
  const describedBy = [error && `${control}-error`, hint && `${control}-hint`].filter(Boolean).join(' ')
  return (
    <div className={css.row}>
      <input
        {...rest}
        type="checkbox"
        id={control}
        className={css.box}
        aria-describedby={describedBy || undefined}
        aria-invalid={error ? true : undefined}
      />
      <div className={css.text}>
        {/* Hint and error are its description: inside the label they would be read twice. */}
        <label htmlFor={control} className={labelHidden ? hidden.hidden : css.label}>
          {label}
        </label>
        {hint && (
          <span id={`${control}-hint`} className={css.hint}>
            {hint}
          </span>
        )}
        <span id={`${control}-error`} className={css.error} aria-live="polite">
          {error}
        </span>
      </div>
    </div>
  )
}
