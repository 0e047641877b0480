import { createFileRoute } from '@tanstack/react-router'
import { dashboardHead } from '#features/account/account-heads.ts'
import { DashboardScreen } from '#features/account/dashboard-screen.tsx'

export const Route = createFileRoute('/_shop/user/dashboard')({
  head: ({ match }) => dashboardHead(match.context),
  component: DashboardScreen,
})
