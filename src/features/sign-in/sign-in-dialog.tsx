import { Trans, useLingui } from '@lingui/react/macro'
import { answerOverlay, closeOverlay } from '#blocks/overlays.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { SignInTabs } from './components/sign-in-tabs.tsx'

/** The login popup, over any page (spec 2.3, 4.1). */
export function SignInDialog({ open }: { readonly open: boolean }) {
  const { t } = useLingui()
  return (
    <Dialog.Root open={open} onClose={closeOverlay} label={t`Log in`} closeLabel={t`Close`} size="normal">
      <Dialog.Title tabIndex={-1} data-autofocus="">
        <Trans>Welcome to Vanda</Trans>
      </Dialog.Title>
      <Dialog.Body>
        <SignInTabs onEntered={() => answerOverlay('signed-in')} />
      </Dialog.Body>
    </Dialog.Root>
  )
}
