import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { LoginOffer } from '#blocks/identity/login-offer.tsx'

/** Offers a guest with an account to log in (spec 8: checkout prompts sign in); what is entered stays in the draft. */
export function GuestLogin() {
  const navigate = useNavigate()
  const goOn = () => void navigate({ to: '/checkout', search: (search) => search, replace: true })
  return (
    <LoginOffer onEntered={goOn}>
      <Trans>Already have an account?</Trans>
    </LoginOffer>
  )
}
