import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { writeLanguage } from '#domain/region/language.ts'
import { SITES } from '#domain/region/sites.ts'
import { leaveShop } from '#commands/account-calls.ts'
import { leadThisTab } from '#platform/person-channel.ts'
import { writeSession } from '#platform/storage/session-storage.ts'
import { LEAVES_AT } from '#sync/sign-out-marks.ts'
import { useUnsent } from '#drafts/use-unsent.ts'
import { ConfirmLoss } from '#blocks/confirm-loss/confirm-loss.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { withRecentSignIn } from '#blocks/identity/with-recent-sign-in.ts'
import { Button } from '#ui/button/button.tsx'
import { toast } from '#ui/toast/toast.ts'
import { usePendingAction } from '#blocks/pending-action/use-pending-action.ts'

/** Deletes the account after a question, and removes the member's data from this device, as a sign-out does (trust.md S28). */
export function LeaveButton() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const words = useFailureWords()
  const { language, site } = useStorefront()
  const waiting = useUnsent()
  const [state, setState] = useState<'open' | 'asking' | 'busy'>('open')

  // The question comes back: its answer is the confirmation.
  usePendingAction('leave', () => setState('asking'))

  async function leave() {
    // The sign-in dialog may open: one dialog at a time.
    setState('busy')
    try {
      const left = await withRecentSignIn(() => leaveShop(queries), { name: 'leave' })
      if (!left) return setState('open')
      const { clearPersonalData } = await import('#sync/clear-personal-data.ts')
      leadThisTab()
      await clearPersonalData({ everything: false, evenUnsent: true })
      writeSession(LEAVES_AT, String(left.leavesAt))
      // The next page has the same address: the browser would keep the scroll position, below the notice.
      scrollTo({ top: 0, behavior: 'instant' })
      // The data in this page's memory is lost with the page.
      const next = SITES[site].restricted ? '/user/dashboard' : '/LogOff.html'
      location.replace(writeLanguage(next, language, site))
    } catch (error) {
      setState('open')
      toast(words(error))
    }
  }

  return (
    <div>
      <Button busy={state === 'busy'} onClick={() => setState('asking')}>
        <Trans>Delete my account</Trans>
      </Button>
      <ConfirmLoss
        open={state === 'asking'}
        label={t`Delete account`}
        title={<Trans>Delete your account?</Trans>}
        waiting={waiting}
        confirm={<Trans>Delete my account</Trans>}
        onConfirm={leave}
        onClose={() => setState('open')}
      >
        <p>
          <Trans>You are logged out everywhere at once. A login within seven days takes it back.</Trans>
        </p>
      </ConfirmLoss>
    </div>
  )
}
