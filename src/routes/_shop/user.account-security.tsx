import { createFileRoute } from '@tanstack/react-router'
import { accountSecurityHead } from '#features/account/account-heads.ts'
import { AccountSecurityScreen } from '#features/account/account-security-screen.tsx'

export const Route = createFileRoute('/_shop/user/account-security')({
  staticData: { part: 'account' },
  head: ({ match }) => accountSecurityHead(match.context),
  component: AccountSecurityScreen,
})
