import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { checkConfirm, checkPassword, type PasswordPreset } from '#domain/account/password.ts'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { mismatchWords } from './password-words.ts'
import { PasswordRules } from './password-rules.tsx'
import { usePasswordWords } from './use-password-words.ts'

/** The part of a form with a new password. */
export interface NewPassword {
  readonly password: string
  readonly confirm: string
}

export type NewPasswordFieldsProps<Form extends NewPassword> = {
  readonly register: UseFormRegister<Form>
  readonly errors: FieldErrors<NewPassword>
  /** As entered so far, for the checklist. */
  readonly password: string
  readonly preset: PasswordPreset
  readonly use: Parameters<typeof mismatchWords>[0]
}

/** A new password, twice, with the checklist of its rules; both can be shown. */
export function NewPasswordFields<Form extends NewPassword>(props: NewPasswordFieldsProps<Form>) {
  const { errors, password, preset, use } = props
  // The fields are the same in every form that has them.
  const register = props.register as unknown as UseFormRegister<NewPassword>
  const { t, i18n } = useLingui()
  const say = usePasswordWords(preset)
  const [shown, setShown] = useState(false)
  const input = {
    type: shown ? 'text' : 'password',
    autoComplete: 'new-password',
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
  } as const

  return (
    <>
      <TextField
        {...register('password', {
          validate: (given) => {
            const problem = checkPassword(given, preset)
            return problem === undefined || say(problem)
          },
        })}
        {...input}
        label={t`New password`}
        error={errors.password?.message}
      />
      <PasswordRules password={password} preset={preset} />
      <TextField
        {...register('confirm', {
          validate: (given, form) =>
            checkConfirm(form.password, given) === undefined || i18n._(mismatchWords(use)),
        })}
        {...input}
        label={t`Confirm password`}
        error={errors.confirm?.message}
      />
      <Checkbox
        label={t`Show password`}
        checked={shown}
        onChange={({ target }) => setShown(target.checked)}
      />
    </>
  )
}
