import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { OrderLines } from '#blocks/order/order-lines.tsx'
import { OrderSums } from '#blocks/order/order-sums.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import type { OpenedOrder } from '#contract/buying/orders.contract.ts'
import type { PlacedOrder } from '#drafts/placed-orders.ts'
import { CancelOrder } from '#blocks/order/cancel-order.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import { AccountAfterOrder } from './account-after-order.tsx'
import { OrderDetails } from '#blocks/order/order-details.tsx'
import css from './order-result.module.css'
import { outcomeOf, type Outcome } from './outcome.ts'
import { NextSteps } from './next-steps.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderFailed } from './order-failed.tsx'
import { OutcomeHead } from '../outcome-head.tsx'
import { PasskeyAfterOrder } from './passkey-after-order.tsx'
import { PayAgain } from './pay-again.tsx'
import { PaymentResultSkeleton } from './payment-result-skeleton.tsx'
import { useOrder } from '../use-order.ts'

export function OrderResult({
  placed,
  cancelled,
}: {
  readonly placed: PlacedOrder
  readonly cancelled: boolean
}) {
  const { standing, order } = useOrder(placed)
  if (standing.data && order.data) {
    return (
      <Result
        placed={placed}
        order={order.data}
        outcome={outcomeOf(standing.data, { status: order.data.status, cancelled })}
      />
    )
  }
  const error = standing.error ?? order.error
  if (!error) return <PaymentResultSkeleton />
  const again = () => void Promise.all([standing.refetch(), order.refetch()])
  return <OrderFailed orderNumber={placed.orderNumber} error={error} onRetry={again} />
}

type ResultProps = { placed: PlacedOrder; order: OpenedOrder; outcome: Outcome }

function Result({ placed, order, outcome }: ResultProps) {
  const head = useRef<HTMLDivElement>(null)
  const first = useRef(outcome)

  // A live region: the result is announced when it arrives.
  useEffect(() => {
    if (first.current !== outcome) head.current?.focus()
    first.current = outcome
  }, [outcome])

  return (
    <div className={css.result}>
      <div ref={head} tabIndex={-1} role="status" className={css.head}>
        <OutcomeHead outcome={outcome} order={order} />
      </div>
      <OrderFacts order={order} />
      {(outcome === 'refused' || outcome === 'unpaid' || outcome === 'waiting') && (
        <PayAgain key={outcome} placed={placed} order={order} outcome={outcome} />
      )}
      {(outcome === 'paid' || outcome === 'shipped') && <NextSteps order={order} />}
      <div className={css.choices}>
        <PageLink href={`/user/orders/detail/${order.orderNumber}`} {...buttonLink('outline')}>
          <Trans>Order details</Trans>
        </PageLink>
        {outcome === 'paid' && order.actions.includes('cancel') && (
          <CancelOrder access={placed} order={order} />
        )}
      </div>
      {(outcome === 'paid' || outcome === 'shipped') && <AccountAfterOrder placed={placed} order={order} />}
      {outcome === 'paid' && <PasskeyAfterOrder orderNumber={placed.orderNumber} />}
      <div className={css.columns}>
        <section aria-labelledby="ordered">
          <h2 id="ordered">
            <Trans>Your order</Trans>
          </h2>
          <OrderLines lines={order.item} />
          <OrderSums sums={order} />
        </section>
        <OrderDetails order={order} />
      </div>
    </div>
  )
}
