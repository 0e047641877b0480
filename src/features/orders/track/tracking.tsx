import { Trans, useLingui } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import { ArrivalDays } from '#blocks/storefront/arrival-days.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import type { OrderView } from '#contract/buying/orders.contract.ts'
import { arrivalOf } from '#domain/cart/parcel-arrival.ts'
import type { OrderAction } from '#domain/orders/order-actions.ts'
import { DAY_MS } from '#domain/time-units.ts'
import { useServerNow } from '#platform/timing/clock.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import { OrderActions } from '../order/order-actions.tsx'
import { PendingNote } from '../order/pending-note.tsx'
import type { ShownOrder } from '#blocks/order/page/use-order.ts'
import { ParcelNotices } from './parcel-notices.tsx'
import { Parcel } from './parcel.tsx'
import css from './tracking.module.css'
import { isUnderWay } from './under-way.ts'

/** Every parcel with its own number and steps, the newest step first. */
export function Tracking({ order, access }: ShownOrder) {
  const { t } = useLingui()
  const { orderNumber, parcels } = order
  const details = `/user/orders/detail/${orderNumber}`
  if (parcels.length === 0)
    return (
      <EmptyState
        title={t`Nothing handed to a courier yet`}
        text={
          <>
            <Trans>As soon as a parcel leaves us, its steps are here, and we email you its number.</Trans>{' '}
            <Estimate order={order} />
          </>
        }
        action={
          <>
            <PageLink href={details} {...buttonLink('outline')}>
              <Trans>Order details</Trans>
            </PageLink>
            <ParcelNotices order={order} align="center" />
          </>
        }
      />
    )
  return (
    <div className={css.tracking}>
      <p className={css.soft}>
        <PageLink href={details}>
          <Trans>Order {orderNumber}</Trans>
        </PageLink>
      </p>
      <Estimate order={order} />
      <ParcelNotices order={order} />
      <PendingNote orderNumber={orderNumber} />
      {parcels.map((parcel, position) => (
        <Parcel
          key={parcel.tracking}
          parcel={parcel}
          order={order}
          number={parcels.length > 1 ? position + 1 : undefined}
        />
      ))}
      <OrderActions order={order} access={access} only={CONFIRM} solid={CONFIRM} onRemoved={() => {}} />
    </div>
  )
}

const CONFIRM: readonly OrderAction[] = ['confirm']

/** When it arrives, while it has not (spec 3: estimated delivery time). */
function Estimate({ order }: { readonly order: OrderView }) {
  const { site } = useStorefront()
  const now = useServerNow()
  const { status, shippingMethod, paidAt, address } = order
  if (!isUnderWay(status) || shippingMethod !== 'delivery' || paidAt === null || now === undefined)
    return null
  // A time that has passed is no estimate any more.
  if (arrivalOf(paidAt, { site, country: address?.country }).to + DAY_MS < now) return null
  return (
    <span className={css.estimate}>
      <Trans>
        Estimated delivery: <ArrivalDays orderedAt={paidAt} country={address?.country} />
      </Trans>
    </span>
  )
}
