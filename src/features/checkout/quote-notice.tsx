import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { failureOf } from '#contract/failure.ts'
import { Button } from '#ui/button/button.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { useQuote } from './use-quote.ts'

export type QuoteNoticeProps = {
  readonly quote: ReturnType<typeof useQuote>
  /** Why the last press of "Pay" led nowhere. */
  readonly refused: unknown
  /** An earlier order was sent and never answered. */
  readonly unheard: boolean
  readonly onCheck: () => Promise<void>
}

/** What stands between this form and an order, said where the button is; the form keeps everything. */
export function QuoteNotice({ quote, refused, unheard, onCheck }: QuoteNoticeProps) {
  const { outbox, priced } = quote
  if (refused !== undefined && refused !== null) return <Refused error={refused} />
  if (unheard) return <Unheard onCheck={onCheck} />
  if (outbox.state === 'stuck') return <Stuck onRetry={outbox.again} />
  if (priced.error) return <Unpriced error={priced.error} onRetry={() => void priced.refetch()} />
  return null
}

/** No money has moved: paying happens on the provider's page, and this order never got that far. */
function Refused({ error }: { error: unknown }) {
  const words = useFailureWords()
  const failure = failureOf(error)
  if (failure?.kind === 'refused') {
    return (
      <Notice tone="error" role="alert" title={failure.message} action={<ToTheBag reason={failure.reason} />}>
        <Trans>Nothing was charged. The summary shows what the order comes to now.</Trans>
      </Notice>
    )
  }
  if (failure?.kind === 'offline') return <NeedsNetwork />
  return (
    <Notice tone="error" role="alert" title={words(error)}>
      <Trans>
        Nothing was charged and your details are kept. Pressing the button again cannot place a second order.
      </Trans>
    </Notice>
  )
}

function Unheard({ onCheck }: { onCheck: () => Promise<void> }) {
  return (
    <Notice
      tone="warn"
      role="status"
      title={<Trans>We did not hear back about your last order</Trans>}
      action={
        <Button size="small" look="outline" onClick={() => void onCheck()}>
          <Trans>Go on with that order</Trans>
        </Button>
      }
    >
      <Trans>It may have been placed. Going on with it never places it twice.</Trans>
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
      <Trans>Changes of your bag are saved on this device and go first. What you type here is kept.</Trans>
    </Notice>
  )
}

function NeedsNetwork() {
  return (
    <Notice tone="warn" role="alert" title={<Trans>Checkout needs the network</Trans>}>
      <Trans>You are offline. What you type is kept on this device; nothing was charged.</Trans>
    </Notice>
  )
}

function Unpriced({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useLingui()
  const words = useFailureWords()
  const failure = failureOf(error)
  if (failure?.kind === 'refused') {
    return (
      <Notice tone="error" role="alert" title={failure.message} action={<ToTheBag reason={failure.reason} />}>
        <Trans>What you have typed is kept.</Trans>
      </Notice>
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
      <Trans>What you type is kept on this device.</Trans>
    </Notice>
  )
}

/** Refusals that are mended in the bag. */
const IN_THE_BAG: ReadonlySet<string> = new Set([
  'bag-changed',
  'remove-sold-out',
  'remove-stop-selling',
  'redeem-only',
  'nothing-selected',
])

function ToTheBag({ reason }: { reason: string }) {
  if (!IN_THE_BAG.has(reason)) return null
  return (
    <Link to="/cart" className={linkClass('quiet')}>
      <Trans>Look at the bag</Trans>
    </Link>
  )
}
