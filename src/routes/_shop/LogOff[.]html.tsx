import { createFileRoute } from '@tanstack/react-router'
import { leaveAccountHead } from '#features/account/account-heads.ts'
import { LeaveAccountScreen } from '#features/account/leave-account-screen.tsx'

export const Route = createFileRoute('/_shop/LogOff.html')({
  staticData: { part: 'account' },
  head: ({ match }) => leaveAccountHead(match.context),
  component: LeaveAccountScreen,
})
