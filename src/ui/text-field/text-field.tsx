import type { ComponentProps } from 'react'
import { Field, type FieldWords } from '../field/field.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'children'> & FieldWords

/** One line of text. `autoComplete`, `inputMode`, `name` and the rest go to the input. */
export function TextField({ label, hint, error, optionalLabel, id, required, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optionalLabel={optionalLabel} id={id} required={required}>
      {(ties) => <input type="text" {...rest} {...ties} />}
    </Field>
  )
}
