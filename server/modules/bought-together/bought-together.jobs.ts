import { HOUR_MS } from '#domain/time-units.ts'
import type { Job } from '../../queue/run-jobs.ts'
import type { Services } from '../../services/services.ts'
import { recomputePairs } from './recompute-pairs.ts'

export const boughtTogetherJobs: readonly Job<Services>[] = [
  { name: 'bought-together', everyMs: HOUR_MS, run: recomputePairs },
]
