import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useCountryOptions } from '#blocks/member-fields/use-country-options.ts'
import { PasswordRules } from '#blocks/new-password/password-rules.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import type { BuyerDetail } from '#domain/account/buyer-details.ts'
import { CALLING } from '#domain/checkout/calling-codes.ts'
import { isCountry } from '#domain/checkout/countries.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { Select } from '#ui/select/select.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import type { useAccountForm } from '../use-account-form.ts'
import css from './account-after-order.module.css'

type AccountFieldsProps = {
  readonly account: ReturnType<typeof useAccountForm>
  readonly email: string
}

/** Password and birthday, and what the order does not say about its buyer. */
export function AccountFields({ account, email }: AccountFieldsProps) {
  const { t } = useLingui()
  const { form, preset, rules, missing } = account
  const { register, control, formState } = form
  const { errors } = formState
  const [shown, setShown] = useState(false)
  const password = useWatch({ control, name: 'password' })
  return (
    <>
      {/* Password managers keep the password under this name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <div className={css.pair}>
        {missing.map((field) => (
          <Missing key={field} field={field} account={account} />
        ))}
        <div className={css.password}>
          <TextField
            {...register('password', rules.password)}
            label={t`Password`}
            type={shown ? 'text' : 'password'}
            autoComplete="new-password"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={errors.password?.message}
          />
          <PasswordRules password={password} preset={preset} />
        </div>
        <TextField
          {...register('birthday', rules.of('birthday'))}
          label={t`Birthday`}
          hint={t`Cannot be changed later.`}
          type="date"
          autoComplete="bday"
          required
          error={errors.birthday?.message}
        />
      </div>
      <Checkbox
        label={t`Show password`}
        checked={shown}
        onChange={({ target }) => setShown(target.checked)}
      />
      <Checkbox
        {...register('agreement', rules.of('agreement'))}
        label={
          <Trans>
            I accept the <Policy page="/Terms-And-Conditions">terms</Policy> and the{' '}
            <Policy page="/Privacy-Cookie-Policy">privacy policy</Policy>.
          </Trans>
        }
        required
        error={errors.agreement?.message}
      />
    </>
  )
}

/** Opens a new tab: what was entered stays. */
function Policy({ page, children }: { readonly page: string; readonly children?: ReactNode }) {
  return (
    <PageLink href={page} className={linkClass()} target="_blank">
      {children}
    </PageLink>
  )
}

function Missing({ field, account }: { readonly field: BuyerDetail } & Pick<AccountFieldsProps, 'account'>) {
  const { t } = useLingui()
  const { register, control, formState } = account.form
  const country = useWatch({ control, name: 'country' })
  const options = useCountryOptions()
  const label = {
    firstName: t`First name`,
    lastName: t`Last name`,
    country: t`Country or region`,
    phone: t`Phone`,
  }[field]
  const input = {
    ...register(field, account.rules.of(field)),
    label,
    required: true,
    error: formState.errors[field]?.message,
  }
  if (field === 'country') return <Select {...input} autoComplete="country" options={options} />
  if (field !== 'phone')
    return <TextField {...input} autoComplete={field === 'firstName' ? 'given-name' : 'family-name'} />
  return (
    <TextField
      {...input}
      hint={isCountry(country) ? t`Digits only, after +${CALLING[country].code}` : undefined}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
    />
  )
}
