import { Trans } from '@lingui/react/macro'
import { POLITE } from '#blocks/polite.ts'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { failureOf } from '#contract/failure.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { ToTheBag } from './to-the-bag.tsx'

export type OrderNoticeProps = {
  /** Why the last press of "Pay" led nowhere; undefined when it was not pressed. */
  readonly refused: unknown
  /** An earlier order was sent and never answered. */
  readonly unheard: boolean
  readonly onCheck: () => Promise<void>
}

/** What became of the last press of "Pay", said where the button is. */
export function OrderNotice({ refused, unheard, onCheck }: OrderNoticeProps) {
  if (refused !== undefined) return <Refused error={refused} />
  return unheard ? <Unheard onCheck={onCheck} /> : null
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
      {...POLITE}
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

function NeedsNetwork() {
  return (
    <Notice tone="warn" role="alert" title={<Trans>Checkout needs the network</Trans>}>
      <Trans>You are offline. What you type is kept on this device; nothing was charged.</Trans>
    </Notice>
  )
}
