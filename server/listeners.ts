import type { Listeners } from './events/raise.ts'
import { eraseAddresses } from './modules/addresses/addresses.listeners.ts'
import { eraseCart, mergeCart, removeBoughtLines } from './modules/cart/cart.listeners.ts'
import { rereadStock } from './modules/catalog/catalog.listeners.ts'
import {
  eraseLoginDiscount,
  undoLoginDiscount,
  useLoginDiscount,
} from './modules/discounts/discounts.listeners.ts'
import { eraseSessions, mergeDevices } from './modules/identity/identity.listeners.ts'
import {
  eraseNewsletter,
  followNewsletter,
  mergeNewsletter,
  moveNewsletter,
} from './modules/newsletter/newsletter.listeners.ts'
import { eraseStockNotices, mergeStockNotices, moveStockNotices } from './modules/notify/notify.listeners.ts'
import { queueOrderErasure } from './modules/orders/erase-orders.ts'
import {
  mergeOrders,
  queuePaidMail,
  queueRefundedMail,
  queueShippedMail,
} from './modules/orders/orders.listeners.ts'
import { eraseExpress, mergeExpress } from './modules/payment/express-rows.ts'
import { endUnsentAttempts } from './modules/payment/payment.listeners.ts'
import { erasePasskeys } from './modules/passkeys/passkeys.listeners.ts'
import {
  awardOrder,
  awardSignUp,
  erasePoints,
  settleReview,
  takeBackOrder,
} from './modules/points/points.listeners.ts'
import { erasePreferences } from './modules/preferences/preferences.listeners.ts'
import {
  clearReminder,
  erasePush,
  followPush,
  mergePush,
  updateReminder,
} from './modules/push/push.listeners.ts'
import { eraseReviewer, mergeReviews, mergeVotes } from './modules/reviews/reviews.listeners.ts'
import { eraseSearches, mergeSearches } from './modules/searches/searches.listeners.ts'
import { eraseLooks, mergeLooks } from './modules/looks/looks.listeners.ts'
import { eraseSizes, mergeSizes } from './modules/sizes/sizes.listeners.ts'
import { eraseLookups } from './modules/staff/staff.listeners.ts'
import { eraseWishlist, mergeWishlist } from './modules/wishlist/wishlist.listeners.ts'
import type { EventServices } from './services/services.ts'

/** What follows from each event, in this order and in its transaction. The one place that knows both sides. */
export const LISTENERS: Listeners<EventServices> = {
  'cart.changed': [updateReminder],
  'order.placed': [useLoginDiscount, clearReminder, removeBoughtLines],
  'order.paid': [queuePaidMail, awardOrder],
  'order.shipped': [queueShippedMail],
  'payment.refunded': [queueRefundedMail],
  'order.refunded': [queueRefundedMail, undoLoginDiscount, takeBackOrder],
  'order.cancelled': [endUnsentAttempts, undoLoginDiscount, takeBackOrder],
  'stock.changed': [rereadStock],
  'identity.merged': [
    // Before the cart: a changed cart sets the reminder of the member's browsers.
    mergePush,
    mergeCart,
    mergeWishlist,
    mergeVotes,
    mergeSizes,
    mergeSearches,
    mergeLooks,
    mergeReviews,
    mergeStockNotices,
    mergeNewsletter,
    mergeOrders,
    mergeExpress,
    mergeDevices,
  ],
  'member.email-changed': [moveNewsletter, moveStockNotices],
  'member.registered': [awardSignUp],
  'review.changed': [settleReview],
  'preferences.changed': [followNewsletter, followPush],
  'member.secured': [erasePush, erasePasskeys],
  'member.erased': [
    erasePush,
    eraseCart,
    eraseWishlist,
    eraseSizes,
    eraseSearches,
    eraseLooks,
    eraseAddresses,
    eraseReviewer,
    eraseStockNotices,
    eraseNewsletter,
    erasePreferences,
    queueOrderErasure,
    eraseExpress,
    erasePasskeys,
    eraseLoginDiscount,
    erasePoints,
    eraseSessions,
    eraseLookups,
  ],
}
