import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { failureOf } from '#contract/failure.ts'
import type { PasswordProblem } from '#domain/account/password.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import css from './new-password.module.css'
import { usePasswordPreset } from './use-password-preset.ts'
import { usePasswordWords } from './use-password-words.ts'

export type NewPasswordFormProps = {
  /** The old password is entered, too. */
  readonly asksOld?: boolean
  /** Rejects with the failure of the call, which the form shows. */
  readonly onSave: (password: string, oldPassword: string) => Promise<void>
}

/** Sets a password: by a link, or with the old one (spec 5). */
export function NewPasswordForm({ asksOld = false, onSave }: NewPasswordFormProps) {
  const { t } = useLingui()
  const preset = usePasswordPreset()
  const say = usePasswordWords(preset)
  const words = useFailureWords()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState, setError, control } = useForm({
    defaultValues: { oldPassword: '', password: '', confirm: '' },
  })
  const { errors, isSubmitting } = formState
  const password = useWatch({ control, name: 'password' })

  function showRefused(error: unknown) {
    const failure = failureOf(error)
    if (failure?.kind === 'refused' && failure.reason === 'old-password-wrong')
      return setError('oldPassword', { message: failure.message }, { shouldFocus: true })
    const { problem } = (failure?.kind === 'refused' ? failure.data : {}) as {
      problem?: PasswordProblem | 'same-as-old'
    }
    if (problem === 'same-as-old')
      return setError(
        'password',
        { message: t`New Password is the same as old password` },
        { shouldFocus: true },
      )
    if (problem) return setError('password', { message: say(problem) }, { shouldFocus: true })
    setFailure(words(error))
  }

  async function send({ oldPassword, password }: { oldPassword: string; password: string }) {
    setFailure(undefined)
    await onSave(password, oldPassword).catch(showRefused)
  }

  return (
    <form className={css.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      {failure !== undefined && (
        <Notice tone="warn" role="alert">
          {failure}
        </Notice>
      )}
      {asksOld && (
        <TextField
          {...register('oldPassword', { required: t`Please enter your old password.` })}
          label={t`Old password`}
          type="password"
          autoComplete="current-password"
          required
          error={errors.oldPassword?.message}
        />
      )}
      <NewPasswordFields
        use="new-password"
        register={register}
        errors={errors}
        password={password}
        preset={preset}
      />
      <Button type="submit" wide busy={isSubmitting}>
        <Trans>Save password</Trans>
      </Button>
    </form>
  )
}
