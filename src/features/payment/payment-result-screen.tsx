import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MinimalLayout } from '#blocks/minimal-layout/minimal-layout.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import { OrderResult } from './order-result.tsx'
import { PaymentResultSkeleton } from './payment-result-skeleton.tsx'
import { usePlacedOrder } from './use-placed-order.ts'

export type PaymentResultScreenProps = {
  /** Of the address; the newest order of this device when there is none. */
  readonly orderNumber: string | undefined
  /** Come back from the provider without paying. */
  readonly cancelled: boolean
}

/** What became of a payment: success, failure, still waiting (spec 2.2); a reload shows the same. */
export function PaymentResultScreen({ orderNumber, cancelled }: PaymentResultScreenProps) {
  const known = usePlacedOrder(orderNumber)
  return (
    <MinimalLayout>
      {known.status === 'reading' && <PaymentResultSkeleton />}
      {known.status === 'unknown' && <UnknownOrder orderNumber={orderNumber} />}
      {known.status === 'known' && (
        <OrderResult key={known.order.orderNumber} placed={known.order} cancelled={cancelled} />
      )}
    </MinimalLayout>
  )
}

/** This device does not hold the order's secret; its mail does. */
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
