import { MinimalLayout } from '#blocks/minimal-layout/minimal-layout.tsx'
import { OrdersUnreadable } from '#blocks/order/orders-unreadable.tsx'
import { ElsewhereOrder } from './components/elsewhere-order.tsx'
import { OrderResult } from './components/order-result.tsx'
import { PaymentResultSkeleton } from './components/payment-result-skeleton.tsx'
import { UnknownOrder } from '#blocks/order/unknown-order.tsx'
import { usePlacedOrder } from '#blocks/order/use-placed-order.ts'

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
      {known.status === 'unknown' && orderNumber === undefined && <UnknownOrder orderNumber={orderNumber} />}
      {known.status === 'unknown' && orderNumber !== undefined && (
        <ElsewhereOrder orderNumber={orderNumber} cancelled={cancelled} />
      )}
      {known.status === 'failed' && <OrdersUnreadable onRetry={known.again} />}
      {known.status === 'known' && (
        <OrderResult key={known.order.orderNumber} placed={known.order} cancelled={cancelled} />
      )}
    </MinimalLayout>
  )
}
