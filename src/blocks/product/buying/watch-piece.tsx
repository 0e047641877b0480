import { Trans } from '@lingui/react/macro'
import { usePush } from '#commands/push/use-push.ts'
import { Button } from '#ui/button/button.tsx'
import { usePushChange } from '../../push/use-push-change.ts'

/** Subscribes to the back-in-stock notification of one sold-out size. Hidden where notifications cannot work. */
export function WatchPiece({ sku }: { readonly sku: string }) {
  const { view, watch } = usePush()
  const { busy, change } = usePushChange()
  if (view.status !== 'on' && view.status !== 'off') return null
  const waits = view.watches.includes(sku)
  return (
    <div role="status">
      <Button look="quiet" busy={busy} onClick={() => void change(() => watch(sku, !waits))}>
        {waits ? (
          <Trans>You will get a notification. Stop waiting</Trans>
        ) : (
          <Trans>Tell me by notification</Trans>
        )}
      </Button>
    </div>
  )
}
