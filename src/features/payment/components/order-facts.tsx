import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { OrderView } from '#contract/buying/checkout.contract.ts'
import { formatDay } from '#domain/region/formats.ts'
import css from './order-result.module.css'

/** Date, status and parcel of an order (spec 3). */
export function OrderFacts({ order: { createdAt, status, parcel } }: { readonly order: OrderView }) {
  return (
    <dl className={css.facts}>
      <div>
        <dt>
          <Trans>Ordered on</Trans>
        </dt>
        <dd>
          <time dateTime={new Date(createdAt).toISOString()}>{formatDay(createdAt)}</time>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Status</Trans>
        </dt>
        <dd>{STATUSES[status]()}</dd>
      </div>
      {parcel && (
        <>
          <div>
            <dt>
              <Trans>Shipped on</Trans>
            </dt>
            <dd>
              <time dateTime={new Date(parcel.shippedAt).toISOString()}>{formatDay(parcel.shippedAt)}</time>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Courier</Trans>
            </dt>
            <dd>
              <bdi>{parcel.courier}</bdi>
            </dd>
          </div>
          <div>
            <dt>
              <Trans>Tracking number</Trans>
            </dt>
            <dd>
              <bdi>{parcel.tracking}</bdi>
            </dd>
          </div>
        </>
      )}
    </dl>
  )
}

const STATUSES = {
  unpaid: () => <Trans>Unpaid</Trans>,
  processing: () => <Trans>Processing</Trans>,
  held: () => <Trans>Payment under review</Trans>,
  shipped: () => <Trans>Shipped</Trans>,
  cancelled: () => <Trans>Cancelled</Trans>,
  refunded: () => <Trans>Refunded</Trans>,
} as const satisfies Record<OrderView['status'], () => ReactNode>
