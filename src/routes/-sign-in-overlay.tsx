import { useOpenOverlay } from '#blocks/overlays.ts'
import { useOnceTrue } from '#blocks/page/use-once-true.ts'
import { onUse } from '#blocks/page/on-use.tsx'

const SignInDialog = onUse(async () => (await import('#features/sign-in/sign-in-dialog.tsx')).SignInDialog)

/** The login popup: on every page from which it is opened. */
export function SignInOverlay() {
  const open = useOpenOverlay()
  const once = useOnceTrue(open === 'sign-in')
  return <>{once && <SignInDialog open={open === 'sign-in'} />}</>
}
