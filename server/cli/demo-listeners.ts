import type { Listeners } from '../events/raise.ts'
import {
  queueGivenBackMail,
  queuePaidMail,
  queueRefundedMail,
  queueShippedMail,
} from '../modules/orders/orders.listeners.ts'
import { queueReturnMail } from '../modules/returns/returns.listeners.ts'
import { notifyOfDispatch, notifyOfMove, queueParcelMail } from '../modules/tracking/tracking.listeners.ts'
import type { EventServices } from '../services/services.ts'

/** All that follows from an order but its mails and notifications: they would arrive months after it. */
export function withoutMails(listeners: Listeners<EventServices>): Listeners<EventServices> {
  return {
    ...listeners,
    'order.paid': listeners['order.paid'].filter((one) => one !== queuePaidMail),
    'order.shipped': listeners['order.shipped'].filter(
      (one) => one !== queueShippedMail && one !== notifyOfDispatch,
    ),
    'parcel.moved': listeners['parcel.moved'].filter(
      (one) => one !== queueParcelMail && one !== notifyOfMove,
    ),
    'return.changed': listeners['return.changed'].filter((one) => one !== queueReturnMail),
    'order.refunded': listeners['order.refunded'].filter((one) => one !== queueRefundedMail),
    'payment.refunded': listeners['payment.refunded'].filter((one) => one !== queueGivenBackMail),
  }
}
