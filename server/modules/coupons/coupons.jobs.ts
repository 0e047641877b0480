import { MINUTE_MS } from '#domain/time-units.ts'
import type { Job } from '../../queue/run-jobs.ts'
import type { Services } from '../../services/services.ts'
import { isAnyCouponEnding, queueCouponMails } from './ending-coupons.ts'

export const couponJobs: readonly Job<Services>[] = [
  { name: 'coupons-ending', everyMs: 10 * MINUTE_MS, isDue: isAnyCouponEnding, run: queueCouponMails },
]
