import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { AddressField } from '#domain/checkout/address.ts'
import { addressFieldsOf } from '#domain/checkout/address-forms.ts'
import { classNames } from '#ui/class-names.ts'
import { Select } from '#ui/select/select.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import css from './address-fields.module.css'
import { useFieldFacts, type AddressPreset } from './field-facts.ts'
import { wholeLines } from './whole-lines.ts'

/** Props that a form library sets on an input. */
type Registered = Pick<ComponentProps<'input'>, 'name' | 'onBlur' | 'ref'> & {
  readonly onChange: (event: never) => unknown
}

export type AddressFieldsProps = {
  readonly country: string
  /** The address rules of the server: what a field accepts, and what its hint says. */
  readonly rules: AddressPreset
  readonly register: (field: AddressField) => Registered
  readonly error: (field: AddressField) => string | undefined
  /** Section of the autocomplete tokens (WCAG 1.3.5). */
  readonly section?: 'shipping' | 'billing'
  /** Before the ids of the inputs, where a page has two addresses. */
  readonly idPrefix?: string
}

/** The fields of an address as its country writes it: their order, their names, and lists to choose from. */
export function AddressFields({
  country,
  rules,
  register,
  error,
  section = 'shipping',
  idPrefix = '',
}: AddressFieldsProps) {
  const { t } = useLingui()
  const factsOf = useFieldFacts(country, rules, section)
  const fields = addressFieldsOf(country)
  const whole = wholeLines(fields)
  return (
    <div className={css.fields}>
      {fields.map((field) => {
        const { options, optional, autoComplete, ...facts } = factsOf(field)
        const input = {
          ...facts,
          ...(register(field) as object),
          id: `${idPrefix}${field}`,
          error: error(field),
          autoComplete: `${section} ${autoComplete}`,
          required: !optional,
        }
        return (
          <div key={keyOf(field, country)} className={classNames(whole.has(field) && css.whole)}>
            {options ? (
              <Select {...input} options={options} placeholder={t`Please choose`} />
            ) : (
              <TextField {...input} {...(optional ? { optionalLabel: t`optional` } : {})} />
            )}
          </div>
        )
      })}
    </div>
  )
}

/** A new key for another country's list: otherwise a browser could keep a choice that is not in it. */
function keyOf(field: AddressField, country: string): string {
  return field === 'state' ? `${field} ${country}` : field
}
