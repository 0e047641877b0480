import { Trans } from '@lingui/react/macro'
import { ChangeOrder } from '#blocks/order/order-change.tsx'
import type { OpenedOrder } from '#contract/buying/orders.contract.ts'
import type { PlacedOrder } from '#drafts/placed-orders.ts'
import { useServerNow } from '#platform/timing/clock.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import css from './order-result.module.css'
import { TimeToPay } from '#blocks/order/time-to-pay.tsx'
import { usePay } from '../use-pay.ts'

export type PayAgainProps = {
  readonly placed: PlacedOrder
  readonly order: OpenedOrder
  readonly outcome: 'refused' | 'unpaid' | 'waiting'
}

/**
 * Pays an unpaid order while there is time. Of a payment that was left the server continues the open attempt, and one that has
 * arrived meanwhile is refused as paid: an order is not paid twice.
 */
export function PayAgain({ placed, order, outcome }: PayAgainProps) {
  const { busy, problem, start } = usePay(placed)
  const now = useServerNow()
  const total = order.amounts.formatDue
  const isOver = now !== undefined && order.payBy <= now
  const { paymentMethods, paymentMethod } = order
  const other = paymentMethods.find((method) => method !== (paymentMethod ?? paymentMethods[0]))
  return (
    <div className={css.again}>
      <TimeToPay payBy={order.payBy} now={now} />
      {problem && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      {!isOver && (
        <Button busy={busy} onClick={() => void start()}>
          {outcome === 'refused' ? <Trans>Try again</Trans> : <Trans>Pay {total}</Trans>}
        </Button>
      )}
      {!isOver && other !== undefined && (
        <Button look="outline" busy={busy} onClick={() => void start(other)}>
          {other === 'wallet' ? <Trans>Pay with a wallet instead</Trans> : <Trans>Pay by card instead</Trans>}
        </Button>
      )}
      <ChangeOrder order={placed} />
    </div>
  )
}
