import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { type FieldErrors, type Resolver, set, useForm, type UseFormReturn } from 'react-hook-form'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import type { CheckoutForm } from '#drafts/checkout-draft.ts'
import { checkForm, type AddressPreset } from './form/check-form.ts'
import { firstValues } from './form/first-values.ts'
import type { CheckoutDraftWriter } from './use-checkout-draft.ts'
import { problemWords } from './form/problem-words.ts'

export type Form = UseFormReturn<CheckoutForm>

interface FormTerms {
  readonly rules: AddressPreset
  /** An eGift card, which has no destination. */
  readonly isMailed: boolean
}

/** The form with the address rules: a field is validated when it loses focus, and from then on while the user types. */
export function useCheckoutForm(draftWriter: CheckoutDraftWriter, { rules, isMailed }: FormTerms): Form {
  const { i18n } = useLingui()
  const { site } = useStorefront()

  const resolver: Resolver<CheckoutForm> = (values) => {
    const problems = checkForm(values, rules, isMailed)
    if (problems.length === 0) return { values, errors: {} }
    const errors: FieldErrors<CheckoutForm> = {}
    for (const found of problems)
      set(errors, found.field, { type: found.problem, message: i18n._(problemWords(found)) })
    return { values: {}, errors }
  }

  const form = useForm<CheckoutForm>({
    defaultValues: { ...firstValues(site), ...draftWriter.current().form },
    mode: 'onTouched',
    resolver,
    // The error summary takes the focus instead.
    shouldFocusError: false,
  })

  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => draftWriter.change({ form: values }),
      }),
    [subscribe, draftWriter],
  )
  return form
}
