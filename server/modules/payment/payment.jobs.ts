import type { Job } from '../../queue/run-jobs.ts'
import type { Services } from '../../services/services.ts'
import { expireOrders, isAnyOverdue } from './expire-orders.ts'
import { expireExpress, isAnyExpressOver } from './expire-express.ts'
import { isAnyRefundPending, lookAtRefunds } from './look-at-refunds.ts'
import { isAnyQuiet, reconcilePayments } from './reconcile.ts'

export const paymentJobs: readonly Job<Services>[] = [
  { name: 'expire-orders', everyMs: 5_000, isDue: isAnyOverdue, run: expireOrders },
  { name: 'reconcile', everyMs: 30_000, isDue: isAnyQuiet, run: reconcilePayments },
  { name: 'refunds', everyMs: 60_000, isDue: isAnyRefundPending, run: lookAtRefunds },
  { name: 'expire-express', everyMs: 60_000, isDue: isAnyExpressOver, run: expireExpress },
]
