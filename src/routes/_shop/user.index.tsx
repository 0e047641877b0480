import { createFileRoute, redirect } from '@tanstack/react-router'

/** The account area's own page comes with accounts; until then a guest is led to the page that guests have (decision 0043). */
export const Route = createFileRoute('/_shop/user/')({
  beforeLoad: () => {
    throw redirect({ to: '/user/wishlist' })
  },
})
