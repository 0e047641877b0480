import type { Job } from '../../queue/run-jobs.ts'
import type { Services } from '../../services/services.ts'
import { isAnyBackInStock, queueBackInStockMails } from './back-in-stock-mail.ts'

export const notifyJobs: readonly Job<Services>[] = [
  { name: 'back-in-stock', everyMs: 10_000, isDue: isAnyBackInStock, run: queueBackInStockMails },
]
