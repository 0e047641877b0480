import { Trans } from '@lingui/react/macro'
import { StuckNotice } from '#blocks/sync/stuck-notice.tsx'
import { failureOf } from '#contract/failure.ts'
import { useOnline } from '#platform/online.ts'
import { useSync } from '#sync/use-sync.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { RefusedNotice } from './refused-notice.tsx'
import { UnreadNotice } from './unread-notice.tsx'
import type { useQuote } from '../use-quote.ts'

/** Why there is no price yet, above the form, so that the user reads it before typing. The input stays. */
export function QuoteNotice({ quote }: { readonly quote: ReturnType<typeof useQuote> }) {
  const { outbox, priced } = quote
  const online = useOnline()
  const { blocked } = useSync()
  if (!online) return <Offline />
  // The goods are the member's: without a session there is no price for them.
  if (blocked === 'sign-in') return <StuckNotice />
  if (outbox.state === 'stuck') return <Stuck onRetry={outbox.again} />
  if (priced.error) return <Unpriced error={priced.error} onRetry={() => void priced.refetch()} />
  return null
}

function Offline() {
  return (
    <Notice tone="warn" role="status" title={<Trans>Checkout needs the network</Trans>}>
      <Trans>Your details are saved on this device as you type.</Trans>
    </Notice>
  )
}

function Stuck({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="warn"
      role="status"
      title={<Trans>Checkout needs the network</Trans>}
      action={
        <Button size="small" look="outline" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>Changes to your bag are saved on this device and sent first. Your details are saved.</Trans>
    </Notice>
  )
}

function Unpriced({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failure = failureOf(error)
  if (failure?.kind === 'refused') {
    return (
      <RefusedNotice failure={failure}>
        <Trans>Your details are saved.</Trans>
      </RefusedNotice>
    )
  }
  return (
    <UnreadNotice error={error} onRetry={onRetry}>
      <Trans>Your details are saved on this device as you type.</Trans>
    </UnreadNotice>
  )
}
