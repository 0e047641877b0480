import { HOUR_MS } from '#domain/time-units.ts'
import type { Job } from '../../queue/run-jobs.ts'
import type { Services } from '../../services/services.ts'
import { eraseOrders, isAnyOrderToErase } from './erase-orders.ts'

export const orderJobs: readonly Job<Services>[] = [
  { name: 'erase-orders', everyMs: HOUR_MS, isDue: isAnyOrderToErase, run: eraseOrders },
]
