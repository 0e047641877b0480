import { MINUTE_MS } from '#domain/time-units.ts'
import type { Job } from '../../queue/run-jobs.ts'
import type { Services } from '../../services/services.ts'
import { eraseMembers, isAnyMemberDue } from './erasure/erase-members.ts'

export const memberJobs: readonly Job<Services>[] = [
  { name: 'erase-members', everyMs: MINUTE_MS, isDue: isAnyMemberDue, run: eraseMembers },
]
