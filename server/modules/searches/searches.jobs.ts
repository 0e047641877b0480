import { MINUTE_MS } from '#domain/time-units.ts'
import type { Job } from '../../queue/run-jobs.ts'
import type { Services } from '../../services/services.ts'
import { announceNewPieces, isAnySearchDue } from './announce-new-pieces.ts'

export const searchJobs: readonly Job<Services>[] = [
  { name: 'saved-searches', everyMs: MINUTE_MS, isDue: isAnySearchDue, run: announceNewPieces },
]
