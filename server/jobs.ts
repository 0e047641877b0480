import { boughtTogetherJobs } from './modules/bought-together/bought-together.jobs.ts'
import { couponJobs } from './modules/coupons/coupons.jobs.ts'
import { memberJobs } from './modules/members/members.jobs.ts'
import { notifyJobs } from './modules/notify/notify.jobs.ts'
import { orderJobs } from './modules/orders/orders.jobs.ts'
import { paymentJobs } from './modules/payment/payment.jobs.ts'
import { pointJobs } from './modules/points/points.jobs.ts'
import { promotionJobs } from './modules/promotions/promotions.jobs.ts'
import { pushJobs } from './modules/push/push.jobs.ts'
import { referralJobs } from './modules/referrals/referrals.jobs.ts'
import { retentionJobs } from './modules/retention/retention.jobs.ts'
import { searchJobs } from './modules/searches/searches.jobs.ts'
import { trackingJobs } from './modules/tracking/tracking.jobs.ts'
import { deliverOutbox, isOutboxDue } from './queue/outbox.ts'
import type { Job } from './queue/run-jobs.ts'
import type { Services } from './services/services.ts'

/** All periodic jobs of the server. */
export const JOBS: readonly Job<Services>[] = [
  { name: 'outbox', everyMs: 1_000, isDue: isOutboxDue, leasesItems: true, run: deliverOutbox },
  ...promotionJobs,
  ...couponJobs,
  ...paymentJobs,
  ...pushJobs,
  ...searchJobs,
  ...notifyJobs,
  ...memberJobs,
  ...pointJobs,
  ...referralJobs,
  ...orderJobs,
  ...trackingJobs,
  ...boughtTogetherJobs,
  ...retentionJobs,
]
