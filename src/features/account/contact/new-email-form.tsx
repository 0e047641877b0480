import { foldCode } from '#domain/text/typed-text.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { checkEmail } from '#domain/checkout/email.ts'
import { requestEmailChange } from '#commands/account-calls.ts'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useContactCall } from '../use-contact-call.ts'
import { AccountForm } from '../profile/account-form.tsx'

interface EmailChangeProps {
  readonly present: string
  /** What was entered before a login by another provider. */
  readonly entered?: string | undefined
  readonly onDone: () => void
}

/** Form for a new address, which replaces the present one when its mailed link is opened. */
export function EmailChange({ present, entered = '', onDone }: EmailChangeProps) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { failure, send } = useContactCall('email')
  const { register, handleSubmit, formState, setError, setFocus } = useForm({
    defaultValues: { email: entered },
    mode: 'onTouched',
  })
  useEffect(() => setFocus('email'), [setFocus])
  const words: Readonly<Record<string, string>> = {
    required: t`Enter your email address.`,
    invalid: t`Invalid email address`,
    same: t`This is the address that your account has already.`,
  }

  function problemOf(email: string): string | undefined {
    const check = checkEmail(email)
    if (check !== 'ok') return words[check]
    return foldCode(email).toLowerCase() === present ? words['same'] : undefined
  }

  async function save({ email }: { email: string }) {
    const isAccepted = await send(() => requestEmailChange(queries, email), {
      detail: email,
      onProblem: (problem) =>
        setError('email', { message: words[problem] ?? words['invalid'] }, { shouldFocus: true }),
    })
    if (isAccepted) onDone()
  }

  return (
    <AccountForm
      failure={failure}
      submit={<Trans>Send the link</Trans>}
      isBusy={formState.isSubmitting}
      onSubmit={handleSubmit(save)}
      onCancel={onDone}
    >
      <TextField
        {...register('email', { validate: (email) => problemOf(email) ?? true })}
        label={t`New email`}
        hint={t`We’ll send a link to it. Until you open it, ${present} stays your address.`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={formState.errors.email?.message}
      />
    </AccountForm>
  )
}
