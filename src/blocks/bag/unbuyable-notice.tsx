import { Trans } from '@lingui/react/macro'
import type { BagViewLine } from '#data/bag/bag-view.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { mustLeave } from './bag-totals.ts'
import { useLineActions } from './use-line-actions.ts'

/** What must leave the bag before checkout, in the words of spec 8, and the way to do it at once. */
export function UnbuyableNotice({ lines }: { readonly lines: readonly BagViewLine[] }) {
  const { remove } = useLineActions()
  const gone = lines.filter(mustLeave)
  if (gone.length === 0) return null
  const soldOut = gone.some((line) => line.state === 'sold-out')
  const stopped = gone.some((line) => line.state === 'stop-selling')
  return (
    <Notice
      tone="warn"
      action={
        <Button size="small" look="outline" onClick={() => void remove(gone)}>
          <Trans>Remove them</Trans>
        </Button>
      }
    >
      {soldOut && (
        <p>
          <Trans>Please remove sold out product(s)</Trans>
        </p>
      )}
      {stopped && (
        <p>
          <Trans>Please remove stop selling product(s)</Trans>
        </p>
      )}
    </Notice>
  )
}
