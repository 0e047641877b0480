import { NotFoundScreen } from '#features/shell/not-found-screen.tsx'
import { usePageAccess } from '#features/sign-in/use-page-access.ts'

/** No page; one with /user/ in its path asks a guest to log in all the same (spec 2.3). */
export default function NotFound() {
  usePageAccess()
  return <NotFoundScreen />
}
