import { createFileRoute, Outlet } from '@tanstack/react-router'
import { usePageAccess } from '#features/sign-in/use-page-access.ts'

/** Every page under /user/ asks a guest to sign in, as its access says (spec 2.3). */
export const Route = createFileRoute('/_shop/user')({
  staticData: { part: 'account' },
  component: function UserPages() {
    usePageAccess()
    return <Outlet />
  },
})
