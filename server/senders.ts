import { sendCouponMail } from './modules/coupons/ending-coupons.ts'
import { sendEgiftMail } from './modules/egifts/egift-mail.ts'
import { noteUndelivered } from './modules/egifts/undelivered.ts'
import { sendBackInStockMail } from './modules/notify/back-in-stock-mail.ts'
import { sendStockQuestion } from './modules/notify/stock-question.ts'
import { sendNewsletterQuestion } from './modules/newsletter/newsletter-question.ts'
import { sendWelcomeMail } from './modules/newsletter/welcome-mail.ts'
import { sendMemberMail } from './modules/members/mail/member-mail.ts'
import { sendOrderMail } from './modules/orders/order-mail.ts'
import { sendRefund } from './modules/payment/refund.ts'
import { sendPush } from './modules/push/send-push.ts'
import type { GivenUp, Senders } from './queue/outbox.ts'
import type { Services } from './services/services.ts'

/** The sender of each kind of outbox item. */
export const SENDERS: Senders<Services> = {
  mail: sendOrderMail,
  'back-mail': sendBackInStockMail,
  'stock-question': sendStockQuestion,
  'member-mail': sendMemberMail,
  'egift-mail': sendEgiftMail,
  'coupon-mail': sendCouponMail,
  'newsletter-question': sendNewsletterQuestion,
  'welcome-mail': sendWelcomeMail,
  refund: sendRefund,
  push: sendPush,
}

/** What follows where an item of the outbox could not be sent at all. */
export const GIVEN_UP: GivenUp<Services> = { 'egift-mail': noteUndelivered }
