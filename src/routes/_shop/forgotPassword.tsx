import { createFileRoute } from '@tanstack/react-router'
import { forgotPasswordHead } from '#features/sign-in/sign-in-heads.ts'
import { ForgotPasswordScreen } from '#features/sign-in/forgot-password-screen.tsx'

export const Route = createFileRoute('/_shop/forgotPassword')({
  staticData: { part: 'mail' },
  head: ({ match }) => forgotPasswordHead(match.context),
  component: ForgotPasswordScreen,
})
