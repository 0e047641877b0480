import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { hasPasskeys } from '#blocks/passkey/passkey-support.ts'
import { usePasskeyEntry } from '../use-passkey-entry.ts'
import css from './sign-in.module.css'

/** One tap signs in; nothing where the browser has no passkeys. The dialog that it is in renders in browsers alone. */
export function PasskeyButton({ onEntered }: { readonly onEntered: () => void }) {
  return hasPasskeys() ? <Entry onEntered={onEntered} /> : null
}

function Entry({ onEntered }: { readonly onEntered: () => void }) {
  const { failure, busy, enter } = usePasskeyEntry(onEntered)
  return (
    <div className={css.form}>
      {failure !== undefined && (
        <Notice tone="warn" role="alert">
          {failure}
        </Notice>
      )}
      <Button look="outline" wide busy={busy} onClick={enter}>
        <Trans>Sign in with a passkey</Trans>
      </Button>
    </div>
  )
}
