import { HOUR_MS } from '#domain/time-units.ts'
import type { Job } from '../../queue/run-jobs.ts'
import type { Services } from '../../services/services.ts'
import { awardBirthdays } from './birthdays.ts'

export const pointJobs: readonly Job<Services>[] = [
  { name: 'birthdays', everyMs: HOUR_MS, run: awardBirthdays },
]
