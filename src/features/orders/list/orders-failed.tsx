import { Trans, useLingui } from '@lingui/react/macro'
import { askSignIn } from '#blocks/identity/ask-sign-in.ts'
import { isRefused } from '#contract/failure.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'

type OrdersFailedProps = { readonly error: unknown; readonly onAgain: () => void }

/** Neither the server nor this device has answered. */
export function OrdersFailed({ error, onAgain }: OrdersFailedProps) {
  const { t } = useLingui()
  // The session has ended elsewhere: a login helps, and no repetition.
  const isOut = isRefused(error, 'sign-in-needed')
  return (
    <EmptyState
      title={t`We could not load your orders`}
      text={t`Nothing is lost. Please try again when you’re back online.`}
      action={
        <Button look="outline" onClick={() => (isOut ? void askSignIn().then(onAgain, () => {}) : onAgain())}>
          {isOut ? <Trans>Log in</Trans> : <Trans>Try again</Trans>}
        </Button>
      }
    />
  )
}
