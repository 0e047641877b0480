import { Trans } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { OrderDetails } from '#blocks/order/order-details.tsx'
import { OrderSums } from '#blocks/order/order-sums.tsx'
import type { OrderAction } from '#domain/orders/order-actions.ts'
import { OrderActions } from '../order/order-actions.tsx'
import { PendingNote } from '../order/pending-note.tsx'
import { piecesToReview } from '../order/reviewed-pieces.ts'
import type { ShownOrder } from '#blocks/order/page/use-order.ts'
import { CreditNotes } from './credit-notes.tsx'
import css from './order-detail.module.css'
import { OrderEgifts } from './order-egifts.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { OrderPieces } from './order-pieces.tsx'
import { OrderReceipt } from './order-receipt.tsx'
import { OrderRefunds } from './order-refunds.tsx'
import { OrderReturns } from './order-returns.tsx'
import { isUnderWay } from '../track/under-way.ts'

/** All of an order; printed, it is its receipt. */
export function OrderDetail({ order, access, paymentMethod }: ShownOrder) {
  const navigate = useNavigate()
  return (
    <div className={css.order}>
      <OrderHead order={order} />
      <div className={css.doing}>
        <PendingNote orderNumber={order.orderNumber} />
        <OrderActions
          order={order}
          access={access}
          only={piecesToReview(order).length > 1 ? WITHOUT_REVIEW : ALL}
          solid={isUnderWay(order.status) ? URGENT : TO_ANSWER}
          onRemoved={() => void navigate({ to: '/user/orders/list' })}
        />
      </div>
      <OrderHistory order={order} />
      <OrderParcels order={order} />
      <OrderEgifts order={order} access={access} />
      <section id="pieces" aria-labelledby="pieces-title" className={css.section}>
        <h2 id="pieces-title">
          <Trans>Your order</Trans>
        </h2>
        <OrderPieces order={order} />
        <OrderSums sums={order} />
      </section>
      <OrderReturns order={order} />
      <CreditNotes order={order} />
      <OrderRefunds order={order} />
      <OrderReceipt order={order} paymentMethod={paymentMethod} />
      <OrderDetails order={order} />
    </div>
  )
}

/** Actions that the order waits for; buying again or a review is no task. */
const TO_ANSWER: readonly OrderAction[] = ['pay', 'confirm']
/** The same while parcels are to come. */
const URGENT: readonly OrderAction[] = [...TO_ANSWER, 'track']

const WITHOUT_REVIEW: readonly OrderAction[] = [
  'pay',
  'confirm',
  'track',
  'return',
  'cancel',
  'repurchase',
  'delete',
]
const ALL: readonly OrderAction[] = [...WITHOUT_REVIEW, 'review']
