import { createFileRoute } from '@tanstack/react-router'
import { rewardHead } from '#features/reward/reward-head.ts'
import { RewardScreen } from '#features/reward/reward-screen.tsx'

export const Route = createFileRoute('/_shop/reward')({
  staticData: { part: 'loyalty' },
  head: ({ match }) => rewardHead(match.context),
  component: RewardScreen,
})
