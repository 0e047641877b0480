import { HOUR_MS } from '#domain/time-units.ts'
import type { Job } from '../../queue/run-jobs.ts'
import type { Services } from '../../services/services.ts'
import { prune } from './retention.commands.ts'

export const retentionJobs: readonly Job<Services>[] = [{ name: 'prune', everyMs: HOUR_MS, run: prune }]
