import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useEmailRule } from '#blocks/identity/use-email-rule.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/checkbox/checkbox.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useEnter } from '../use-enter.ts'
import { isLoginOfferTaken, offeredEmail } from './taken-offer.ts'
import { OfferedDiscount } from './offered-discount.tsx'
import css from './sign-in.module.css'

/** E-mail and password; what was entered stays after a refusal. */
export function LoginForm({ onEntered }: { readonly onEntered: () => void }) {
  const { t } = useLingui()
  const { signIn } = useEnter(onEntered)
  const words = useFailureWords()
  const checkEmail = useEmailRule()
  const [failure, setFailure] = useState<string>()
  const [shown, setShown] = useState(false)
  const { register, handleSubmit, formState, setFocus } = useForm({
    defaultValues: { email: offeredEmail(), password: '' },
  })
  const { errors, isSubmitting } = formState
  // The address is known from the registration that has offered the discount.
  useEffect(() => {
    if (offeredEmail() !== '') setFocus('password')
  }, [setFocus])

  async function send(input: { email: string; password: string }) {
    setFailure(undefined)
    try {
      await signIn(input)
    } catch (error) {
      setFailure(words(error))
      setFocus('password', { shouldSelect: true })
    }
  }

  return (
    <form className={css.form} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
      {failure !== undefined && (
        <Notice tone="warn" role="alert">
          {failure}
        </Notice>
      )}
      {isLoginOfferTaken() && <OfferedDiscount />}
      <TextField
        {...register('email', { validate: checkEmail })}
        label={t`Email`}
        type="email"
        inputMode="email"
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.email?.message}
      />
      <TextField
        {...register('password', { required: t`Please enter a password.` })}
        label={t`Password`}
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={errors.password?.message}
      />
      <Checkbox
        label={t`Show password`}
        checked={shown}
        onChange={({ target }) => setShown(target.checked)}
      />
      <Button type="submit" wide busy={isSubmitting}>
        <Trans>Log in</Trans>
      </Button>
      <PageLink href="/forgotPassword" className={linkClass('quiet')}>
        <Trans>Forgot your password?</Trans>
      </PageLink>
    </form>
  )
}
