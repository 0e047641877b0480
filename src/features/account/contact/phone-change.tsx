import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { phoneProblem } from '#domain/account/registration.ts'
import { CALLING } from '#domain/checkout/calling-codes.ts'
import { registrationWords } from '#blocks/member-fields/registration-words.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import type { PhoneProblem } from '#domain/checkout/phone.ts'
import { setPhone } from '#commands/account-calls.ts'
import { Select } from '#ui/select/select.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { toast } from '#ui/toast/toast.ts'
import { useContactCall } from '../use-contact-call.ts'
import { AccountForm } from '../profile/account-form.tsx'

/** Country and digits as one text, as a pending action keeps them. */
export function readEnteredPhone(detail: string): PhoneInput {
  const [country = '', ...digits] = detail.split(' ')
  return { country, phone: digits.join(' ') }
}

interface PhoneChangeProps {
  /** The member's country, whose calling code is preselected. */
  readonly country: string
  /** What was entered before a login by another provider. */
  readonly entered?: PhoneInput | undefined
  readonly onDone: () => void
}

interface PhoneInput {
  readonly country: string
  readonly phone: string
}

/** Sets another phone number: digits only, after a calling code (spec 5). */
export function PhoneChange({ country, entered, onDone }: PhoneChangeProps) {
  const { t, i18n } = useLingui()
  const queries = useQueryClient()
  const { locale } = useStorefront()
  const { failure, send } = useContactCall('phone')
  const { register, handleSubmit, formState, setError, setFocus } = useForm<PhoneInput>({
    // Members of other providers have no country.
    defaultValues: entered ?? { country: country || 'SG', phone: '' },
    mode: 'onTouched',
  })
  useEffect(() => setFocus('country'), [setFocus])
  const wordsOf = (problem: PhoneProblem) => i18n._(registrationWords('phone', problem))

  async function save(input: PhoneInput) {
    const isAccepted = await send(() => setPhone(queries, input), {
      detail: `${input.country} ${input.phone}`,
      onProblem: (problem) =>
        setError('phone', { message: wordsOf(problem as PhoneProblem) }, { shouldFocus: true }),
    })
    if (!isAccepted) return
    toast(t`Your phone number is changed. We have sent you a mail about it.`)
    onDone()
  }

  return (
    <AccountForm
      failure={failure}
      submit={<Trans>Save phone</Trans>}
      isBusy={formState.isSubmitting}
      onSubmit={handleSubmit(save)}
      onCancel={onDone}
    >
      <Select
        {...register('country', { deps: 'phone' })}
        label={t`Country code`}
        autoComplete="tel-country-code"
        required
        options={callingOptions(locale)}
      />
      <TextField
        {...register('phone', {
          validate: (_, input) => {
            const problem = phoneProblem(input)
            return problem === undefined || wordsOf(problem)
          },
        })}
        label={t`New phone`}
        hint={t`Digits only, after the country code`}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        required
        error={formState.errors.phone?.message}
      />
    </AccountForm>
  )
}

/** Every country with its calling code, by name. */
function callingOptions(locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return Object.entries(CALLING)
    .map(([value, { code }]) => ({ value, name: names.of(value) ?? value, code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
    .map(({ value, name, code }) => ({ value, label: `${name} (+${code})` }))
}
