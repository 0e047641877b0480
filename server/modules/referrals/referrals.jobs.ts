import { HOUR_MS } from '#domain/time-units.ts'
import type { Job } from '../../queue/run-jobs.ts'
import type { Services } from '../../services/services.ts'
import { isAnyReferralDue, settleReferrals } from './settle-referrals.ts'

export const referralJobs: readonly Job<Services>[] = [
  { name: 'referrals', everyMs: HOUR_MS, isDue: isAnyReferralDue, run: settleReferrals },
]
