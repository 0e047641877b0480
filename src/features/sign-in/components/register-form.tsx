import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm, useWatch, type FieldPath } from 'react-hook-form'
import { failureOf } from '#contract/failure.ts'
import type { PasswordProblem } from '#domain/account/password.ts'
import {
  checkRegistration,
  firstCountry,
  type Registration,
  type RegistrationProblems,
} from '#domain/account/registration.ts'
import { CALLING } from '#domain/checkout/calling-codes.ts'
import { isCountry } from '#domain/checkout/countries.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useCountryOptions } from '#blocks/member-fields/use-country-options.ts'
import { registrationWords } from '#blocks/member-fields/registration-words.ts'
import { NewPasswordFields } from '#blocks/new-password/new-password-fields.tsx'
import { usePasswordPreset } from '#blocks/new-password/use-password-preset.ts'
import { usePasswordWords } from '#blocks/new-password/use-password-words.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useEnter } from '../use-enter.ts'
import { AccountExists } from './account-exists.tsx'
import { InvitedNote } from './invited-note.tsx'
import { takeLoginOffer } from './taken-offer.ts'
import { PolicyLink } from './policy-link.tsx'
import { StoreFields, type InStore } from './store-fields.tsx'
import css from './sign-in.module.css'

export type RegisterFormProps = {
  readonly onEntered: () => void
  /** Opens the login, for an address that has an account. */
  readonly onLogIn: () => void
  /** A registration in a store. */
  readonly inStore?: InStore
}

type Form = Registration & { readonly password: string; readonly confirm: string }

const EMPTY: Form = {
  country: '',
  phone: '',
  email: '',
  firstName: '',
  lastName: '',
  birthday: '',
  agreement: false,
  password: '',
  confirm: '',
  store: undefined,
  guideCode: undefined,
}

/** YYYY-MM-DD. */
function today(): string {
  return new Date().toISOString().slice(0, 10)
}

/** What is sent: without the repeated password. */
function registrationOf({ password, ...form }: Form) {
  const { country, phone, email, firstName, lastName, birthday, agreement, store, guideCode } = form
  const inStore = { ...(store ? { store } : {}), ...(guideCode ? { guideCode } : {}) }
  return { country, phone, email, firstName, lastName, birthday, agreement, password, ...inStore }
}

/** A new account (spec 5, 9.10); the server checks every rule again, and what was entered stays after a refusal. */
export function RegisterForm({ onEntered, onLogIn, inStore }: RegisterFormProps) {
  const { t, i18n } = useLingui()
  const preset = usePasswordPreset()
  const enter = useEnter(onEntered)
  const words = useFailureWords()
  const { site } = useStorefront()
  const [failure, setFailure] = useState<string>()
  const [known, setKnown] = useState<{ readonly email: string; readonly message: string }>()
  const { register, handleSubmit, formState, setError, control } = useForm<Form>({
    defaultValues: {
      ...EMPTY,
      country: firstCountry(site),
      ...(inStore && { store: '', guideCode: inStore.guideCode ?? '' }),
    },
  })
  const { errors, isSubmitting } = formState
  const [country, password] = useWatch({ control, name: ['country', 'password'] })
  const countries = useCountryOptions()

  const rule = (field: keyof Registration) => ({
    validate: (_: unknown, form: Form) => {
      const problem = checkRegistration(form, today())[field]
      return problem === undefined || i18n._(registrationWords(field, problem))
    },
  })
  const sayPassword = usePasswordWords(preset)

  function showRefused(error: unknown, email: string) {
    const failure = failureOf(error)
    if (failure?.kind === 'refused' && failure.reason === 'member-exists')
      return setKnown({ email, message: failure.message })
    const facts = (failure?.kind === 'refused' ? failure.data : {}) as {
      problems?: RegistrationProblems
      problem?: PasswordProblem
    }
    if (failure?.kind === 'refused' && failure.reason === 'password-wrong' && facts.problem)
      return setError('password', { message: sayPassword(facts.problem) }, { shouldFocus: true })
    if (failure?.kind === 'refused' && failure.reason === 'registration-wrong')
      for (const [field, problem] of Object.entries(facts.problems ?? {}))
        setError(field as FieldPath<Form>, {
          message: i18n._(registrationWords(field as keyof Registration, problem)),
        })
    setFailure(words(error))
  }

  async function send(form: Form) {
    setFailure(undefined)
    setKnown(undefined)
    await enter.register(registrationOf(form)).catch((error) => showRefused(error, form.email))
  }

  return (
    <form className={css.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      {!inStore && <InvitedNote />}
      {inStore && (
        <StoreFields
          store={register('store', { required: i18n._(registrationWords('store', 'required')) })}
          guideCode={register('guideCode')}
          names={inStore.stores}
          errors={errors}
        />
      )}
      <div className={css.pair}>
        <TextField
          {...register('firstName', rule('firstName'))}
          label={t`First name`}
          autoComplete="given-name"
          required
          error={errors.firstName?.message}
        />
        <TextField
          {...register('lastName', rule('lastName'))}
          label={t`Last name`}
          autoComplete="family-name"
          required
          error={errors.lastName?.message}
        />
      </div>
      <TextField
        {...register('email', rule('email'))}
        label={t`Email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email?.message}
      />
      <div className={css.pair}>
        <Select
          {...register('country', rule('country'))}
          label={t`Country or region`}
          autoComplete="country"
          required
          options={countries}
          error={errors.country?.message}
        />
        <TextField
          {...register('phone', rule('phone'))}
          label={t`Phone`}
          hint={isCountry(country) ? t`Digits only, after +${CALLING[country].code}` : undefined}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          required
          error={errors.phone?.message}
        />
      </div>
      <TextField
        {...register('birthday', rule('birthday'))}
        label={t`Birthday`}
        hint={t`Cannot be changed later.`}
        type="date"
        autoComplete="bday"
        required
        error={errors.birthday?.message}
      />
      <NewPasswordFields
        use="new-account"
        register={register}
        errors={errors}
        password={password}
        preset={preset}
      />
      <Checkbox
        {...register('agreement', rule('agreement'))}
        label={
          <Trans>
            I accept the <PolicyLink page="/Terms-And-Conditions">terms</PolicyLink> and the{' '}
            <PolicyLink page="/Privacy-Cookie-Policy">privacy policy</PolicyLink>.
          </Trans>
        }
        required
        error={errors.agreement?.message}
      />
      {failure !== undefined && (
        <Notice tone="warn" role="alert">
          {failure}
        </Notice>
      )}
      {known !== undefined && (
        <AccountExists
          message={known.message}
          onLogIn={() => {
            takeLoginOffer(known.email)
            onLogIn()
          }}
        />
      )}
      <Button type="submit" wide busy={isSubmitting}>
        <Trans>Create account</Trans>
      </Button>
    </form>
  )
}
