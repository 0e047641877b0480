import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { askSignIn } from '#blocks/ask-sign-in.ts'
import { useSignedIn } from '#blocks/use-signed-in.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from '../checkout-screen.module.css'

/** Offers a guest with an account to log in (spec 8: checkout prompts sign in); what is entered stays in the draft. */
export function GuestLogin() {
  const isSignedIn = useSignedIn()
  const navigate = useNavigate()
  if (isSignedIn !== false) return null
  const logIn = () =>
    askSignIn().then(
      () => navigate({ to: '/checkout', search: (search) => search, replace: true }),
      () => {},
    )
  return (
    <p className={css.login}>
      <Trans>Already have an account?</Trans>{' '}
      <button type="button" className={linkClass()} onClick={() => void logIn()}>
        <Trans>Log in</Trans>
      </button>
    </p>
  )
}
