import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'

/** An order was sent without a response before a reload; the user can continue it unchanged. */
export function OrderUnconfirmed({ onCheck }: { readonly onCheck: () => Promise<void> }) {
  return (
    <Notice
      tone="warn"
      role="status"
      title={<Trans>We couldn’t confirm your last order</Trans>}
      action={
        <Button size="small" look="outline" onClick={() => void onCheck()}>
          <Trans>Continue with that order</Trans>
        </Button>
      }
    >
      <Trans>It may have gone through. If you continue, it’s never placed twice.</Trans>
    </Notice>
  )
}
