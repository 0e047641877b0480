import type { Job } from '../../queue/run-jobs.ts'
import type { Services } from '../../services/services.ts'
import { followParcels, isAnyParcelDue } from './follow-parcels.ts'

export const trackingJobs: readonly Job<Services>[] = [
  { name: 'follow-parcels', everyMs: 10_000, isDue: isAnyParcelDue, run: followParcels },
]
