import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TimeToPay } from '#blocks/order/time-to-pay.tsx'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import { formatDay } from '#domain/region/formats.ts'
import { useServerNow } from '#platform/timing/clock.ts'
import css from './order-detail.module.css'

/** State of the order in a sentence, its number and its day. */
export function OrderHead({ order }: { readonly order: OrderView }) {
  const { orderNumber, createdAt, status } = order
  const now = useServerNow(status === 'unpaid')
  return (
    <header className={css.head}>
      <p className={css.sentence} role="status">
        {SENTENCES[status](order)}
      </p>
      {status === 'unpaid' && <TimeToPay payBy={order.payBy} now={now} />}
      {order.returnUntil !== null && order.actions.includes('return') && (
        <p className={css.soft}>
          <Trans>
            You can ask for a return until <Day at={order.returnUntil - 1} />.
          </Trans>
        </p>
      )}
      <dl className={css.facts}>
        <div>
          <dt>
            <Trans>Order number</Trans>
          </dt>
          <dd>{orderNumber}</dd>
        </div>
        <div>
          <dt>
            <Trans>Ordered on</Trans>
          </dt>
          <dd>
            <Day at={createdAt} />
          </dd>
        </div>
      </dl>
    </header>
  )
}

function Day({ at }: { readonly at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{formatDay(at)}</time>
}

const SENTENCES: Readonly<Record<OrderView['status'], (order: OrderView) => ReactNode>> = {
  unpaid: () => <Trans>This order isn’t paid yet. Your items are on hold.</Trans>,
  processing: ({ shippingMethod, store }) =>
    shippingMethod === 'pickup' && store ? (
      <Trans>We are preparing your order for {store.name}.</Trans>
    ) : (
      <Trans>We are preparing your order.</Trans>
    ),
  held: () => <Trans>We are looking at your payment, and email you within 24–48 hours.</Trans>,
  'part-shipped': () => <Trans>Some of your order is on its way; the rest follows.</Trans>,
  shipped: () => <Trans>Your order is on its way.</Trans>,
  delivered: ({ deliveredAt }) =>
    deliveredAt === null ? (
      <Trans>Your order has arrived.</Trans>
    ) : (
      <Trans>
        Your order arrived on <Day at={deliveredAt} />.
      </Trans>
    ),
  cancelled: () => <Trans>This order was cancelled. You haven’t been charged.</Trans>,
  refunded: () => <Trans>Your payment was returned.</Trans>,
}
