import { createFileRoute } from '@tanstack/react-router'
import { confirmEmailHead } from '#features/sign-in/sign-in-heads.ts'
import { ConfirmEmailScreen } from '#features/sign-in/confirm-email-screen.tsx'
import { SignInOverlay } from './-sign-in-overlay.tsx'

export const Route = createFileRoute('/user/settings/Email-Confirm')({
  staticData: { part: 'register' },
  head: ({ match }) => confirmEmailHead(match.context),
  component: function ConfirmEmail() {
    return (
      <>
        <ConfirmEmailScreen />
        <SignInOverlay />
      </>
    )
  },
})
