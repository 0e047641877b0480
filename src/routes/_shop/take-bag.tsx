import { createFileRoute } from '@tanstack/react-router'
import { takeCartHead } from '#features/kiosk/take-cart-head.ts'
import { TakeCartScreen } from '#features/kiosk/take-cart-screen.tsx'

export const Route = createFileRoute('/_shop/take-bag')({
  head: ({ match }) => takeCartHead(match.context),
  component: TakeCartScreen,
})
