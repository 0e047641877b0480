import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'

type OrdersUnreadableProps = {
  readonly headingLevel?: 1 | 2
  readonly onRetry: () => void
}

/** This device's storage failed: whether it has an order is not known. */
export function OrdersUnreadable({ headingLevel = 2, onRetry }: OrdersUnreadableProps) {
  const { t } = useLingui()
  return (
    <EmptyState
      headingLevel={headingLevel}
      title={t`Your orders could not be read on this device`}
      text={t`They are safe in the shop: try again, or open the link in your confirmation mail.`}
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  )
}
