import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { failureOf } from '#contract/failure.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import { UnreadNotice } from '../notices/unread-notice.tsx'

/** What the wallet has decided cannot be read: without a network, or as another person's. */
export function ExpressUnread({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useLingui()
  const failure = failureOf(error)
  if (failure?.kind === 'refused' && failure.reason === 'express-unknown') {
    return (
      <EmptyState
        title={failure.message}
        text={t`It opens in the browser you started in. You haven’t been charged.`}
        action={
          <Link to="/" {...buttonLink()}>
            <Trans>Return to Store</Trans>
          </Link>
        }
      />
    )
  }
  return (
    <UnreadNotice error={error} onRetry={onRetry}>
      <Trans>We keep your wallet’s approval for an hour. You haven’t been charged.</Trans>
    </UnreadNotice>
  )
}
