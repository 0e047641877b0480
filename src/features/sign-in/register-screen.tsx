import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { askSignIn } from '#blocks/identity/ask-sign-in.ts'
import { NarrowPage } from '#blocks/narrow-page/narrow-page.tsx'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { RegisterForm } from './components/register-form.tsx'
import { SocialButtons } from './components/social-buttons.tsx'

/** A new account, on a page of its own (spec 2.2). */
export function RegisterScreen() {
  const navigate = useNavigate()
  const goOn = () => void navigate({ to: '.', href: '/user/dashboard' })
  return (
    <NarrowPage
      task
      tall
      title={<Trans>Create account</Trans>}
      lead={<Trans>Your bag and your wishlist come with you, to every device.</Trans>}
    >
      <NeedsScripts />
      <RegisterForm onEntered={goOn} onLogIn={() => void askSignIn().then(goOn, () => {})} />
      <SocialButtons back="/user/dashboard" />
    </NarrowPage>
  )
}
