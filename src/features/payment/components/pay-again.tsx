import { Trans } from '@lingui/react/macro'
import { ChangeOrder } from '#blocks/order/order-change.tsx'
import type { OrderView } from '#contract/buying/checkout.contract.ts'
import type { PlacedOrder } from '#drafts/placed-orders.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import css from './order-result.module.css'
import { usePay } from '../use-pay.ts'

export type PayAgainProps = {
  readonly placed: PlacedOrder
  readonly order: OrderView
  readonly outcome: 'refused' | 'unpaid'
}

/** Starts another payment attempt for an unpaid order. */
export function PayAgain({ placed, order, outcome }: PayAgainProps) {
  const { busy, problem, start } = usePay(placed)
  const total = order.amounts.formatOtTotal
  return (
    <div className={css.again}>
      {problem && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      <Button busy={busy} onClick={() => void start()}>
        {outcome === 'refused' ? <Trans>Try again</Trans> : <Trans>Pay {total}</Trans>}
      </Button>
      <ChangeOrder order={placed} />
    </div>
  )
}
