import { Trans } from '@lingui/react/macro'
import { useSync } from '#sync/use-sync.ts'
import { useNow } from '#platform/timing/clock.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { DAY_MS } from '#domain/time-units.ts'
import { onUse } from '../page/on-use.tsx'

const SignInNotice = onUse(async () => (await import('./sign-in-notice.tsx')).SignInNotice)

/** A browser may delete its storage after a week, so the notice is shown when an operation has been pending for a day (offline.md D15). */
const TOO_LONG_MS = DAY_MS

/** Why nothing is sent although the server answers, or that an operation has waited too long. */
export function StuckNotice() {
  const { waiting, waitingSince, blocked } = useSync()
  const now = useNow(waiting > 0)
  if (blocked === 'sign-in') return <SignInNotice />
  if (waiting === 0) return null
  if (blocked === 'update-needed')
    return (
      <Notice
        tone="warn"
        title={<Trans>A newer version of the shop is needed</Trans>}
        action={
          <Button size="small" look="outline" onClick={() => location.reload()}>
            <Trans>Reload</Trans>
          </Button>
        }
      >
        <Trans>Your changes are kept on this device and are sent after the update.</Trans>
      </Notice>
    )
  const late = now !== undefined && waitingSince !== undefined && now - waitingSince > TOO_LONG_MS
  if (!late) return null
  return (
    <Notice tone="warn" title={<Trans>Waiting for more than a day</Trans>}>
      <Trans>
        Some of your changes aren’t sent yet. Please open the shop online soon: some browsers clear them after
        a week.
      </Trans>
    </Notice>
  )
}
