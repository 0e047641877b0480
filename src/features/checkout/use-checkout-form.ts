import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { usePlace } from '#blocks/place.tsx'
import type { CheckoutForm } from '#data/local/checkout-draft.ts'
import { checkForm, type AddressPreset } from './check-form.ts'
import { firstValues } from './first-values.ts'
import type { DraftKeeper } from './use-draft.ts'
import { problemWords } from './problem-words.ts'

/** The form with the shop's rules in it: a field complains once it was left, and from then on while it is typed in. */
export function useCheckoutForm(keeper: DraftKeeper, rules: AddressPreset) {
  const { i18n } = useLingui()
  const { site } = usePlace()

  const resolver: Resolver<CheckoutForm> = (values) => {
    const problems = checkForm(values, rules)
    if (problems.length === 0) return { values, errors: {} }
    const errors: FieldErrors<CheckoutForm> = Object.fromEntries(
      problems.map((found) => [found.field, { type: found.problem, message: i18n._(problemWords(found)) }]),
    )
    return { values: {}, errors }
  }

  const form = useForm<CheckoutForm>({
    defaultValues: { ...firstValues(site), ...keeper.current().form },
    mode: 'onTouched',
    resolver,
    // The summary of what is wrong takes the focus instead.
    shouldFocusError: false,
  })

  const { subscribe } = form
  useEffect(
    () =>
      subscribe({ formState: { values: true }, callback: ({ values }) => keeper.change({ form: values }) }),
    [subscribe, keeper],
  )
  return form
}
