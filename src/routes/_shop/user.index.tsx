import { createFileRoute, redirect } from '@tanstack/react-router'

/** Without member accounts, a guest is redirected to the guest's page (decision 0043). */
export const Route = createFileRoute('/_shop/user/')({
  beforeLoad: () => {
    throw redirect({ to: '/user/wishlist' })
  },
})
