import { createFileRoute } from '@tanstack/react-router'
import { confirmEmailHead } from '#features/sign-in/sign-in-heads.ts'
import { ConfirmEmailScreen } from '#features/sign-in/confirm-email-screen.tsx'

export const Route = createFileRoute('/user/settings/Email-Confirm')({
  staticData: { part: 'register' },
  head: ({ match }) => confirmEmailHead(match.context),
  component: ConfirmEmailScreen,
})
