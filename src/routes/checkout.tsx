import { createFileRoute, redirect } from '@tanstack/react-router'

/** Members' checkout comes with accounts; until then everybody is a guest. */
export const Route = createFileRoute('/checkout')({
  beforeLoad: () => {
    throw redirect({ to: '/checkout-guest' })
  },
})
