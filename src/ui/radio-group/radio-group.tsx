import { type ReactNode, useId } from 'react'
import hidden from '../visually-hidden/visually-hidden.module.css'
import css from './radio-group.module.css'

type RadioOption = {
  readonly value: string
  readonly label: ReactNode
  /** Second line: what the choice means. */
  readonly text?: ReactNode
  /** Content at the end of the first line, such as a price. */
  readonly aside?: ReactNode
  readonly disabled?: boolean
}

export type RadioGroupProps = {
  readonly label: string
  readonly labelHidden?: boolean
  readonly name?: string
  readonly options: readonly RadioOption[]
  readonly value: string | undefined
  readonly onChange: (value: string) => void
  readonly error?: ReactNode
  readonly required?: boolean
}

/** One of a few choices, each with room for an explanation: shipping methods, payment. */
export function RadioGroup({
  label,
  labelHidden = false,
  name,
  options,
  value,
  onChange,
  error,
  required,
}: RadioGroupProps) {
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      className={css.group}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={labelHidden ? hidden.hidden : css.legend}>{label}</legend>
      <div id={`${id}-error`} className={css.error} aria-live="polite">
        {error}
      </div>
      {options.map((option) => (
        <label key={option.value} className={css.option}>
          <input
            type="radio"
            className={css.dot}
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            required={required}
            onChange={() => onChange(option.value)}
          />
          <span className={css.words}>
            <span className={css.name}>{option.label}</span>
            {option.text && <span className={css.text}>{option.text}</span>}
          </span>
          {option.aside && <span className={css.aside}>{option.aside}</span>}
        </label>
      ))}
    </fieldset>
  )
}
