import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldWords } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import css from './select.module.css'

export type SelectOption = { readonly value: string; readonly label: string; readonly disabled?: boolean }

type Native = Omit<ComponentProps<'select'>, 'className' | 'children'>

export type SelectProps = Native &
  FieldWords & {
    readonly options: readonly SelectOption[]
    /** Shown while nothing is chosen; not choosable itself. */
    readonly placeholder?: string
  }

/** The browser's own list: wheel on a phone, type-ahead on a keyboard, translated by the system. */
export function Select({
  label,
  hint,
  error,
  optionalLabel,
  id,
  required,
  options,
  placeholder,
  ...rest
}: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} optionalLabel={optionalLabel} id={id} required={required}>
      {(ties) => (
        <span className={css.frame}>
          <select {...rest} {...ties} className={classNames(ties.className, css.select)}>
            <Options options={options} placeholder={placeholder} />
          </select>
          <Icon name="chevron-down" size={16} />
        </span>
      )}
    </Field>
  )
}

export type InlineSelectProps = Native & {
  /** Written before the choice: "Sort By". */
  readonly label: string
  readonly options: readonly SelectOption[]
}

/** For a bar above a list: label and choice on one line, no line below. */
export function InlineSelect({ label, options, ...rest }: InlineSelectProps) {
  return (
    <label className={css.inline}>
      <span className={css.before}>{label}</span>
      <span className={css.frame}>
        <select {...rest} className={css.bare}>
          <Options options={options} />
        </select>
        <Icon name="chevron-down" size={14} />
      </span>
    </label>
  )
}

function Options({ options, placeholder }: Pick<SelectProps, 'options' | 'placeholder'>) {
  return (
    <>
      {placeholder !== undefined && (
        <option value="" disabled hidden>
          {placeholder}
        </option>
      )}
      {options.map(({ value, label, disabled }) => (
        <option key={value} value={value} disabled={disabled}>
          {label}
        </option>
      ))}
    </>
  )
}
