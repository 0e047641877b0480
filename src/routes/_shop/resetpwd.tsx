import { createFileRoute } from '@tanstack/react-router'
import { resetPasswordHead } from '#features/sign-in/sign-in-heads.ts'
import { ResetPasswordScreen } from '#features/sign-in/reset-password-screen.tsx'

export const Route = createFileRoute('/_shop/resetpwd')({
  staticData: { part: 'register' },
  head: ({ match }) => resetPasswordHead(match.context),
  component: ResetPasswordScreen,
})
