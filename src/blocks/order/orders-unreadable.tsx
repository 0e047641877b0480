import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'

/** This device's storage failed: whether it has an order is not known. */
export function OrdersUnreadable({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useLingui()
  return (
    <EmptyState
      headingLevel={1}
      title={t`Your orders could not be read on this device`}
      text={t`They’re safe: try again, or open the link in your confirmation email.`}
      action={
        <>
          <Button onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
          <Link to="/" className={linkClass('quiet')}>
            <Trans>Return to Store</Trans>
          </Link>
        </>
      }
    />
  )
}
