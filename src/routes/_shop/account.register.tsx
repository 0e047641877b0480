import { createFileRoute } from '@tanstack/react-router'
import { registerHead } from '#features/sign-in/sign-in-heads.ts'
import { RegisterScreen } from '#features/sign-in/register-screen.tsx'

export const Route = createFileRoute('/_shop/account/register')({
  staticData: { part: 'register' },
  head: ({ match }) => registerHead(match.context),
  component: RegisterScreen,
})
