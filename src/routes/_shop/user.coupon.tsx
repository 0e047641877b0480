import { createFileRoute } from '@tanstack/react-router'
import { couponsHead } from '#features/coupons/coupons-head.ts'
import { CouponsScreen } from '#features/coupons/coupons-screen.tsx'

export const Route = createFileRoute('/_shop/user/coupon')({
  staticData: { part: 'loyalty' },
  head: ({ match }) => couponsHead(match.context),
  component: CouponsScreen,
})
