import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Button } from '#ui/button/button.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useEnter } from '../use-enter.ts'
import css from './sign-in.module.css'

export interface ConfirmByPasswordProps {
  readonly token: string
  /** The address that the link confirms. */
  readonly email: string
  /** The link sets a new password, too. */
  readonly maySetPassword: boolean
  readonly onConfirmed: () => void
}

/**
 * A confirmation link in a browser where its member is not signed in: with the password the address is confirmed, and
 * the member signed in. The owner of an address that a stranger has registered sets a new password (trust.md S38).
 */
export function ConfirmByPassword({ token, email, maySetPassword, onConfirmed }: ConfirmByPasswordProps) {
  const { t } = useLingui()
  const { confirm } = useEnter(onConfirmed)
  const words = useFailureWords()
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { password: '' } })
  const { errors, isSubmitting } = formState

  async function send({ password }: { password: string }) {
    setFailure(undefined)
    try {
      await confirm({ token, password })
    } catch (error) {
      setFailure(words(error))
      setFocus('password', { shouldSelect: true })
    }
  }

  return (
    <>
      <p>
        <Trans>Please enter the password of your account to confirm {email} and log in.</Trans>
      </p>
      <form className={css.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        {failure !== undefined && (
          <Notice tone="warn" role="alert">
            {failure}
          </Notice>
        )}
        <TextField
          {...register('password', { required: t`Please enter a password.` })}
          label={t`Password`}
          type="password"
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.password?.message}
        />
        <Button type="submit" wide busy={isSubmitting}>
          <Trans>Confirm and log in</Trans>
        </Button>
      </form>
      {maySetPassword ? (
        <>
          <p>
            <Trans>
              You have forgotten the password, or have not created this account? Set a new password: it
              confirms your address, and everyone else is signed out.
            </Trans>
          </p>
          <PageLink href={`/resetpwd#${token}`} preload={false} className={linkClass()}>
            <Trans>Set a new password</Trans>
          </PageLink>
        </>
      ) : (
        <p>
          <Trans>If you have not asked for this address, close this page: nothing changes.</Trans>
        </p>
      )}
    </>
  )
}
