import { createFileRoute } from '@tanstack/react-router'
import { pointsHead } from '#features/points/points-head.ts'
import { PointsScreen } from '#features/points/points-screen.tsx'

export const Route = createFileRoute('/_shop/user/points')({
  staticData: { part: 'loyalty' },
  head: ({ match }) => pointsHead(match.context),
  component: PointsScreen,
})
