import type { Job } from '../../queue/run-jobs.ts'
import type { Services } from '../../services/services.ts'
import { announceStock, isAnyAwaitedBack } from './back-in-stock.ts'
import { isAnyCartDue, remindOfCarts } from './cart-reminders.ts'

export const pushJobs: readonly Job<Services>[] = [
  { name: 'cart-reminders', everyMs: 10_000, isDue: isAnyCartDue, run: remindOfCarts },
  { name: 'back-in-stock-push', everyMs: 15_000, isDue: isAnyAwaitedBack, run: announceStock },
]
