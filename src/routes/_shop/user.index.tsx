import { createFileRoute, redirect } from '@tanstack/react-router'

/** Spec 2.2. */
export const Route = createFileRoute('/_shop/user/')({
  beforeLoad: () => {
    throw redirect({ to: '/user/dashboard' })
  },
})
