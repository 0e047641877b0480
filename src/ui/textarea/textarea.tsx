import { type ComponentProps, type FocusEvent, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Field, type FieldWords } from '../field/field.tsx'
import hidden from '../visually-hidden/visually-hidden.module.css'
import css from './textarea.module.css'

export type TextareaProps = Omit<
  ComponentProps<'textarea'>,
  'className' | 'children' | 'value' | 'defaultValue'
> &
  FieldWords & {
    readonly value?: string
    readonly defaultValue?: string
    /** The new text; trimmed once the field is left (spec 5). */
    readonly onText?: (text: string) => void
    /** With `maxLength`: reads the counter out, for instance "12 of 300 characters". */
    readonly counterLabel?: (length: number, limit: number) => string
  }

export function Textarea({
  label,
  hint,
  error,
  optionalLabel,
  id,
  required,
  value,
  defaultValue = '',
  onText,
  onChange,
  onBlur,
  maxLength,
  counterLabel,
  ...rest
}: TextareaProps) {
  const [own, setOwn] = useState(defaultValue)
  const text = value ?? own

  function write(next: string) {
    setOwn(next)
    onText?.(next)
  }

  function leave(event: FocusEvent<HTMLTextAreaElement>) {
    const trimmed = text.trim()
    if (trimmed !== text) write(trimmed)
    onBlur?.(event)
  }

  const counter = maxLength !== undefined && (
    <div className={css.counter} data-full={text.length >= maxLength || undefined}>
      <span aria-hidden={counterLabel ? true : undefined}>{`${text.length}/${maxLength}`}</span>
      {counterLabel && <span className={hidden.hidden}>{counterLabel(text.length, maxLength)}</span>}
    </div>
  )

  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optionalLabel={optionalLabel}
      id={id}
      required={required}
      aside={counter}
    >
      {(ties) => (
        <textarea
          {...rest}
          {...ties}
          className={classNames(ties.className, css.textarea)}
          maxLength={maxLength}
          value={text}
          onChange={(event) => {
            write(event.target.value)
            onChange?.(event)
          }}
          onBlur={leave}
        />
      )}
    </Field>
  )
}
