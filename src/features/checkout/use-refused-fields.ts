import { useLingui } from '@lingui/react/macro'
import { failureOf } from '#contract/failure.ts'
import { checkForm, type AddressPreset, type FormProblem } from './form/check-form.ts'
import type { Form } from './use-checkout-form.ts'
import { problemWords } from './form/problem-words.ts'

/** Refusals that concern the input. */
const ABOUT_FIELDS: ReadonlySet<string> = new Set([
  'email-wrong',
  'address-wrong',
  'note-wrong',
  'store-wrong',
])

/** Shows the server's errors at their fields; false when the refusal concerns something else. */
export function useRefusedFields(form: Form, rules: AddressPreset): (error: unknown) => boolean {
  const { i18n } = useLingui()
  return (error) => {
    const failure = failureOf(error)
    if (failure?.kind !== 'refused' || !ABOUT_FIELDS.has(failure.reason)) return false
    for (const found of problemsOf(failure, form, rules)) {
      form.setError(found.field, { type: found.problem, message: i18n._(problemWords(found)) })
    }
    return true
  }
}

function problemsOf(
  failure: { readonly reason: string; readonly data: unknown },
  form: Form,
  rules: AddressPreset,
): FormProblem[] {
  if (failure.reason === 'store-wrong') return [{ field: 'pickupStore', problem: 'required' }]
  if (failure.reason === 'email-wrong') return [{ field: 'email', problem: 'invalid' }]
  if (failure.reason === 'note-wrong') return [{ field: 'note', problem: 'hidden-signs' }]
  // The server refuses an address that this build accepts: the build is older, so the server names the newer rules.
  const { problems = [] } = (failure.data ?? {}) as { problems?: FormProblem[] }
  return problems.length > 0 ? problems : checkForm(form.getValues(), rules)
}
