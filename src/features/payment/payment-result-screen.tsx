import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MinimalLayout } from '#blocks/minimal-layout/minimal-layout.tsx'
import { OrdersUnreadable } from '#features/payment/components/orders-unreadable.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import { OrderResult } from './components/order-result.tsx'
import { PaymentResultSkeleton } from './components/payment-result-skeleton.tsx'
import { usePlacedOrder } from './use-placed-order.ts'

export type PaymentResultScreenProps = {
  /** From the address; without it the latest order of this device. */
  readonly orderNumber: string | undefined
  /** The user returned from the provider without paying. */
  readonly cancelled: boolean
}

/** The result of a payment: success, failure, pending (spec 2.2); a reload shows the same. */
export function PaymentResultScreen({ orderNumber, cancelled }: PaymentResultScreenProps) {
  const known = usePlacedOrder(orderNumber)
  return (
    <MinimalLayout>
      {known.status === 'reading' && <PaymentResultSkeleton />}
      {known.status === 'unknown' && <UnknownOrder orderNumber={orderNumber} />}
      {known.status === 'failed' && <OrdersUnreadable onRetry={known.again} />}
      {known.status === 'known' && (
        <OrderResult key={known.order.orderNumber} placed={known.order} cancelled={cancelled} />
      )}
    </MinimalLayout>
  )
}

/** This device does not have the order's secret; the order mail has. */
function UnknownOrder({ orderNumber }: { orderNumber: string | undefined }) {
  const { t } = useLingui()
  return (
    <EmptyState
      headingLevel={1}
      title={orderNumber ? t`Order ${orderNumber}` : t`No order on this device`}
      text={t`To keep orders private, one opens on the device it was placed on, or by the link in its confirmation mail.`}
      action={
        <Link to="/" {...buttonLink()}>
          <Trans>Return to Store</Trans>
        </Link>
      }
    />
  )
}
