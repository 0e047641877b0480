import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { useForm } from 'react-hook-form'
import { registrationWords } from '#blocks/member-fields/registration-words.ts'
import { usePasswordPreset } from '#blocks/new-password/use-password-preset.ts'
import { usePasswordWords } from '#blocks/new-password/use-password-words.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { registerFromOrder } from '#commands/sign-in-calls.ts'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import { failureOf } from '#contract/failure.ts'
import type { OrderKey } from '#contract/fields.ts'
import { buyerDetails, missingDetails } from '#domain/account/buyer-details.ts'
import { checkPassword } from '#domain/account/password.ts'
import { checkRegistration, firstCountry, type Registration } from '#domain/account/registration.ts'

export type AccountFields = Omit<Registration, 'email' | 'store' | 'guideCode'> & {
  readonly password: string
}

/** The server alone knows the list of common passwords. */
const passwordRefusal = v.object({
  reason: v.literal('password-wrong'),
  data: v.object({
    problem: v.picklist(['required', 'too-short', 'too-long', 'symbol', 'kinds', 'common']),
  }),
})

/** YYYY-MM-DD. */
function today(): string {
  return new Date().toISOString().slice(0, 10)
}

/** The small form that makes an account of an order: what the order says about its buyer is in it already. */
export function useAccountForm(order: OrderView, { orderNumber, secret }: OrderKey) {
  const { i18n } = useLingui()
  const queries = useQueryClient()
  const { site } = useStorefront()
  const preset = usePasswordPreset()
  const passwordWords = usePasswordWords(preset)
  const words = useFailureWords()
  const details = buyerDetails(order)
  const [missing] = useState(() => missingDetails(details))
  const [made, setMade] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [known, setKnown] = useState<string>()
  const form = useForm<AccountFields>({
    defaultValues: {
      ...details,
      country: details.country || firstCountry(site),
      password: '',
      birthday: '',
      agreement: false,
    },
  })

  const rule = (field: Exclude<keyof AccountFields, 'password'>) => ({
    validate: (_: unknown, values: AccountFields) => {
      const problem = checkRegistration({ ...values, email: order.email }, today())[field]
      return problem === undefined || i18n._(registrationWords(field, problem))
    },
  })

  function showRefused(error: unknown) {
    const failure = failureOf(error)
    if (failure?.kind === 'refused' && failure.reason === 'member-exists') return setKnown(failure.message)
    const refused = v.safeParse(passwordRefusal, failure)
    if (!refused.success) return setFailure(words(error))
    const message = passwordWords(refused.output.data.problem)
    form.setError('password', { message }, { shouldFocus: true })
  }

  async function send(values: AccountFields) {
    setFailure(undefined)
    setKnown(undefined)
    const added = Object.fromEntries(missing.map((field) => [field, values[field]]))
    const { password, birthday, agreement } = values
    const input = { orderNumber, secret, password, birthday, agreement, ...added }
    await registerFromOrder(queries, input).then(() => setMade(true), showRefused)
  }

  return {
    form,
    missing,
    preset,
    /** The account exists, and this device is signed in. */
    made,
    failure,
    /** Why the order makes no account: its e-mail address has one. */
    known,
    rules: {
      of: rule,
      password: {
        validate: (given: string) => {
          const problem = checkPassword(given, preset)
          return problem === undefined || passwordWords(problem)
        },
      },
    },
    submit: form.handleSubmit(send),
  }
}
