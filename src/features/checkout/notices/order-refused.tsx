import { Trans } from '@lingui/react/macro'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { failureOf } from '#contract/failure.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { RefusedNotice } from './refused-notice.tsx'

/**
 * Why the last press of "Pay" failed, beside the button. No money has moved: the payment happens on the provider's
 * page, which this order has not reached.
 */
export function OrderRefused({ error }: { readonly error: unknown }) {
  const words = useFailureWords()
  const failure = failureOf(error)
  if (failure?.kind === 'refused') {
    return (
      <RefusedNotice failure={failure}>
        <Trans>You haven’t been charged. The summary shows the new total.</Trans>
      </RefusedNotice>
    )
  }
  if (failure?.kind === 'offline') return <NeedsNetwork />
  return (
    <Notice tone="error" role="alert" title={words(error)}>
      <Trans>
        You haven’t been charged and your details are saved. Trying again won’t place a second order.
      </Trans>
    </Notice>
  )
}

function NeedsNetwork() {
  return (
    <Notice tone="warn" role="alert" title={<Trans>Checkout needs the network</Trans>}>
      <Trans>
        You’re offline. Your details are saved on this device and you haven’t been charged. Trying again won’t
        place a second order.
      </Trans>
    </Notice>
  )
}
