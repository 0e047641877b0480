import { useEffect } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  useForm,
} from 'react-hook-form'

interface DraftForm<Fields extends FieldValues> {
  readonly fields: DefaultValues<Fields>
  /** What is wrong with these fields, by their names. */
  readonly check: (fields: Fields) => Readonly<Record<string, string | undefined>>
  /** Texts of the problems of each field. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Stores what is typed. */
  readonly onChange: (fields: Fields) => void
}

/** A form that is kept while it is written: validated on submit, then while the user types. */
export function useDraftForm<Fields extends FieldValues>({
  fields,
  check,
  words,
  onChange,
}: DraftForm<Fields>) {
  const resolver: Resolver<Fields> = (values) => {
    const problems = Object.entries(check(values))
    if (problems.length === 0) return { values, errors: {} }
    const errors = Object.fromEntries(
      problems.map(([field, problem = '']) => [field, { type: problem, message: words[field]?.[problem] }]),
    )
    return { values: {}, errors: errors as FieldErrors<Fields> }
  }

  // Fields may be groups: the form itself finds the first input of what is wrong.
  const form = useForm<Fields>({ defaultValues: fields, resolver, shouldFocusError: false })
  const { subscribe } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  )
  return form
}
