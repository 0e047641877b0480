import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useCaller } from '#blocks/use-caller.ts'
import { useEmailRule } from '#blocks/identity/use-email-rule.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { signInStaff } from '#commands/staff-calls.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import css from './kiosk-dialog.module.css'

/** Staff sign in on the tablet; the browser does not store it. */
export function StaffForm({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { t } = useLingui()
  const call = useCaller()
  const words = useFailureWords()
  const checkEmail = useEmailRule()
  const form = useId()
  const [problem, setProblem] = useState<string>()
  const { register, handleSubmit, formState, setFocus } = useForm({
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  // The dialog is open already when the form comes.
  useEffect(() => setFocus('email'), [setFocus])

  async function send(input: { readonly email: string; readonly password: string }) {
    setProblem(undefined)
    try {
      await signInStaff(call, input)
      onSignedIn()
    } catch (error) {
      setProblem(words(error))
      setFocus('password', { shouldSelect: true })
    }
  }

  return (
    <>
      <Dialog.Body className={css.body}>
        <p>
          <Trans>Staff log in to see whose card it is. The login ends with this visit.</Trans>
        </p>
        {problem !== undefined && (
          <Notice tone="warn" role="alert">
            {problem}
          </Notice>
        )}
        <form
          id={form}
          className={css.form}
          autoComplete="off"
          noValidate
          onSubmit={(event) => void handleSubmit(send)(event)}
        >
          <TextField
            {...register('email', { validate: checkEmail })}
            label={t`Email`}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={errors.email?.message}
          />
          <TextField
            {...register('password', { required: t`Please enter a password.` })}
            label={t`Password`}
            type="password"
            autoComplete="off"
            required
            error={errors.password?.message}
          />
        </form>
      </Dialog.Body>
      <Dialog.Footer>
        <Button type="submit" form={form} wide busy={isSubmitting}>
          <Trans>Log in</Trans>
        </Button>
      </Dialog.Footer>
    </>
  )
}
