import { createFileRoute } from '@tanstack/react-router'
import { takeBagHead } from '#features/kiosk/take-bag-head.ts'
import { TakeBagScreen } from '#features/kiosk/take-bag-screen.tsx'

export const Route = createFileRoute('/_shop/take-bag')({
  head: ({ match }) => takeBagHead(match.context),
  component: TakeBagScreen,
})
