import type { Listeners } from './events/raise.ts'
import { removeBoughtLines } from './modules/cart/cart.listeners.ts'
import { rereadStock } from './modules/catalog/catalog.listeners.ts'
import { blockDisputedEgifts, blockEgifts, issueEgifts } from './modules/egifts/egifts.listeners.ts'
import { moveGiftCards } from './modules/gift-cards/gift-cards.listeners.ts'
import { followNewsletter, joinByOrder, moveNewsletter } from './modules/newsletter/newsletter.listeners.ts'
import { moveStockNotices } from './modules/notify/notify.listeners.ts'
import {
  queuePaidMail,
  queueGivenBackMail,
  queueRefundedMail,
  queueShippedMail,
} from './modules/orders/orders.listeners.ts'
import { endUnsentAttempts } from './modules/payment/payment.listeners.ts'
import { erasePasskeys } from './modules/passkeys/passkeys.personal-data.ts'
import { awardFulfilled, awardOrder, takeBackRefunded } from './modules/points/award-orders.ts'
import { awardSignUp, passBirthday, settleReview } from './modules/points/points.listeners.ts'
import { moveCoupons } from './modules/promotions/promotions.listeners.ts'
import { clearReminder, followPush, updateReminder } from './modules/push/push.listeners.ts'
import { erasePush } from './modules/push/push.personal-data.ts'
import { notifyOfDispatch, notifyOfMove, queueParcelMail } from './modules/tracking/tracking.listeners.ts'
import {
  acceptFriend,
  decideFriend,
  followFirstOrder,
  moveReferralCoupons,
  waitForReturns,
} from './modules/referrals/referrals.listeners.ts'
import { queueReturnMail } from './modules/returns/returns.listeners.ts'
import { PERSONAL_DATA } from './personal-data-list.ts'
import type { EventServices } from './services/services.ts'

/** What follows from each event, in this order and in its transaction. The one place that knows both sides. */
export const LISTENERS: Listeners<EventServices> = {
  'cart.changed': [updateReminder],
  'order.placed': [clearReminder, removeBoughtLines, joinByOrder],
  'order.paid': [queuePaidMail, issueEgifts, awardOrder, followFirstOrder],
  'order.shipped': [queueShippedMail, notifyOfDispatch],
  'parcel.moved': [queueParcelMail, notifyOfMove],
  'order.delivered': [awardFulfilled, waitForReturns],
  'return.changed': [queueReturnMail],
  'payment.refunded': [queueGivenBackMail],
  'payment.disputed': [blockDisputedEgifts],
  'order.refunded': [queueRefundedMail, blockEgifts, takeBackRefunded],
  'order.cancelled': [endUnsentAttempts],
  'stock.changed': [rereadStock],
  'identity.merged': PERSONAL_DATA.flatMap(({ merge }) => merge ?? []),
  'member.email-changed': [moveNewsletter, moveStockNotices, moveCoupons, moveReferralCoupons, moveGiftCards],
  'member.email-confirmed': [decideFriend],
  'member.registered': [awardSignUp, acceptFriend],
  'member.birthday-set': [passBirthday],
  'review.changed': [settleReview],
  'preferences.changed': [followNewsletter, followPush],
  'member.secured': [erasePush, erasePasskeys],
  'member.erased': PERSONAL_DATA.map(({ erase }) => erase),
}
