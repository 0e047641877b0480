import { Trans, useLingui } from '@lingui/react/macro'
import type { OrderView, ParcelView } from '#contract/buying/orders.contract.ts'
import { STATUS_WORDS } from '#blocks/order/status-words.ts'
import { formatDay } from '#domain/region/formats.ts'
import css from './order-result.module.css'

/** Date, status and parcels of an order (spec 3). */
export function OrderFacts({ order: { createdAt, status, parcels } }: { readonly order: OrderView }) {
  const { i18n } = useLingui()
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
        <dd>{i18n._(STATUS_WORDS[status])}</dd>
      </div>
      {parcels.map((parcel) => (
        <ParcelFacts key={parcel.tracking} parcel={parcel} />
      ))}
    </dl>
  )
}

function ParcelFacts({ parcel: { shippedAt, courier, tracking } }: { readonly parcel: ParcelView }) {
  return (
    <>
      <div>
        <dt>
          <Trans>Shipped on</Trans>
        </dt>
        <dd>
          <time dateTime={new Date(shippedAt).toISOString()}>{formatDay(shippedAt)}</time>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Courier</Trans>
        </dt>
        <dd>
          <bdi>{courier}</bdi>
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Tracking number</Trans>
        </dt>
        <dd>
          <bdi>{tracking}</bdi>
        </dd>
      </div>
    </>
  )
}
