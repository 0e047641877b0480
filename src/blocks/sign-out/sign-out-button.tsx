import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { ConfirmLoss } from '#blocks/confirm-loss/confirm-loss.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { writeLanguage } from '#domain/region/language.ts'
import { leadThisTab } from '#platform/person-channel.ts'
import { writeSession } from '#platform/storage/session-storage.ts'
import { SIGNED_OUT } from '#sync/sign-out-marks.ts'
import { useUnsent } from '#drafts/use-unsent.ts'
import { toast } from '#ui/toast/toast.ts'

type SignOutButtonProps = {
  readonly className: string | undefined
  /** In place of "Log out". */
  readonly words?: ReactNode
}

/**
 * Signs out, also without a network (trust.md S28): all of the member's data leaves this device. The user confirms it first while
 * changes wait that the shop does not have.
 */
export function SignOutButton({ className, words }: SignOutButtonProps) {
  const { t } = useLingui()
  const { language, site } = useStorefront()
  const waiting = useUnsent()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)

  async function signOut() {
    // The dialog is gone: the server may take its time.
    setAsking(false)
    setBusy(true)
    try {
      const { clearPersonalData } = await import('#sync/clear-personal-data.ts')
      // The next page shows the server's message, so this tab waits for the response.
      leadThisTab()
      const cleared = await clearPersonalData({ everything: false, evenUnsent: true, language })
      if (!cleared.done || cleared.left.length > 0) throw new RangeError('some data is left')
      writeSession(SIGNED_OUT, cleared.message)
      // The data in this page's memory is lost with the page.
      location.replace(writeLanguage('/', language, site))
    } catch {
      setBusy(false)
      toast(t`Some of your data could not be removed from this device. Please try again.`)
    }
  }

  return (
    <>
      <button
        type="button"
        className={className}
        aria-busy={busy}
        disabled={busy}
        onClick={() => (waiting > 0 ? setAsking(true) : void signOut())}
      >
        {words ?? <Trans>Log out</Trans>}
      </button>
      <ConfirmLoss
        open={asking}
        label={t`Log out`}
        title={<Trans>Log out now?</Trans>}
        waiting={waiting}
        confirm={<Trans>Log out</Trans>}
        onConfirm={signOut}
        onClose={() => setAsking(false)}
      >
        <p>
          <Trans>The shop does not have these changes yet. They are lost if you log out before it has.</Trans>
        </p>
      </ConfirmLoss>
    </>
  )
}
