import { lazy, Suspense } from 'react'
import { useOpenOverlay } from '#blocks/overlays.ts'
import { useOnceTrue } from '#blocks/use-once-true.ts'

const SignInDialog = lazy(async () => ({
  default: (await import('#features/sign-in/sign-in-dialog.tsx')).SignInDialog,
}))

/** The login popup: on every page from which it is opened. */
export function SignInOverlay() {
  const open = useOpenOverlay()
  const once = useOnceTrue(open === 'sign-in')
  return <Suspense>{once && <SignInDialog open={open === 'sign-in'} />}</Suspense>
}
