import { Trans, useLingui } from '@lingui/react/macro'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'

type OrderFailedProps = {
  readonly orderNumber: string
  readonly error: unknown
  readonly onRetry: () => void
}

/** No response of the server: the state of the order is unknown. */
export function OrderFailed({ orderNumber, error, onRetry }: OrderFailedProps) {
  const { t } = useLingui()
  const words = useFailureWords()
  return (
    <EmptyState
      headingLevel={1}
      title={t`Order ${orderNumber}`}
      text={
        <>
          <span>{words(error)}</span> <Trans>Your order is saved; it appears here in a moment.</Trans>
        </>
      }
      action={
        <Button onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  )
}
