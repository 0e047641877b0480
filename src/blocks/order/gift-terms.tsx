import { Trans } from '@lingui/react/macro'
import type { PlacedLine } from '#contract/buying/orders.contract.ts'

/** What a free gift means for a refund, where its line is shown (traps 2.19). */
export function GiftTerms({ line: { gift } }: { readonly line: Pick<PlacedLine, 'gift'> }) {
  if (gift === undefined || gift.worth === 0) return <Trans>A free gift comes without a refund.</Trans>
  const { formatLeast, formatWorth } = gift
  return (
    <Trans>
      It comes with {formatLeast} or more. If you keep less than that, its {formatWorth} are taken off your
      refund.
    </Trans>
  )
}
