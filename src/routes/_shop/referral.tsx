import { createFileRoute } from '@tanstack/react-router'
import { referralHead } from '#features/referral/referral-head.ts'
import { ReferralScreen } from '#features/referral/referral-screen.tsx'

export const Route = createFileRoute('/_shop/referral')({
  staticData: { part: 'loyalty' },
  head: ({ match }) => referralHead(match.context),
  component: ReferralScreen,
})
