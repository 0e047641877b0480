import { createFileRoute, redirect } from '@tanstack/react-router'

/** Without member accounts, every user is a guest. */
export const Route = createFileRoute('/checkout')({
  beforeLoad: () => {
    throw redirect({ to: '/checkout-guest' })
  },
})
