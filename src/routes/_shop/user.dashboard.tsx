import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'
import { dashboardHead } from '#features/account/account-heads.ts'
import { DashboardScreen } from '#features/account/dashboard-screen.tsx'

/** `redirect`: the page that required a sign-in, and that opens after it (spec 2.3). */
const search = v.object({ redirect: v.optional(v.fallback(v.optional(v.string()), undefined)) })

export const Route = createFileRoute('/_shop/user/dashboard')({
  staticData: { part: 'account' },
  validateSearch: search,
  head: ({ match }) => dashboardHead(match.context),
  component: function Dashboard() {
    const { redirect } = Route.useSearch()
    return <DashboardScreen wanted={redirect} />
  },
})
