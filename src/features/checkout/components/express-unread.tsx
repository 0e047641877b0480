import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { failureOf } from '#contract/failure.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import { Notice } from '#ui/notice/notice.tsx'

/** What the wallet has decided cannot be read: without a network, or as another person's. */
export function ExpressUnread({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useLingui()
  const words = useFailureWords()
  const failure = failureOf(error)
  if (failure?.kind === 'refused' && failure.reason === 'express-unknown') {
    return (
      <EmptyState
        title={failure.message}
        text={t`It opens in the browser that it was begun in. Nothing was charged.`}
        action={
          <Link to="/" {...buttonLink()}>
            <Trans>Return to Store</Trans>
          </Link>
        }
      />
    )
  }
  return (
    <Notice
      tone="warn"
      role="status"
      title={failure?.kind === 'offline' ? t`Checkout needs the network` : words(error)}
      action={
        <Button size="small" look="outline" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Your wallet’s answer is kept for an hour, and nothing was charged.</Trans>
    </Notice>
  )
}
