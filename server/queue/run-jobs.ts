import { randomUUID } from 'node:crypto'
import type { Services } from '../services/services.ts'
import { isAnyBackInStock, sendBackInStockMails } from '../modules/notify/back-in-stock-mail.ts'
import { announceStock, isAnyAwaitedBack } from '../modules/push/back-in-stock.ts'
import { isAnyCartDue, remindOfCarts } from '../modules/push/cart-reminders.ts'
import { expireOrders, isAnyOverdue } from '../modules/payment/expire-orders.ts'
import { releaseLease, takeLease, type Lease } from './lease.ts'
import { deliverOutbox, isOutboxDue } from './outbox.ts'
import { prune } from '../modules/retention/prune.ts'
import { isAnyQuiet, reconcilePayments } from '../modules/payment/reconcile.ts'

interface Job {
  readonly name: string
  readonly everyMs: number
  /** A look before the lease is written: an idle shop writes nothing to its disk. */
  readonly isDue?: (services: Services) => Promise<boolean>
  readonly run: (services: Services, lease: Lease) => Promise<number>
}

const LEASE_MS = 5 * 60_000

export const JOBS: readonly Job[] = [
  { name: 'outbox', everyMs: 1_000, isDue: isOutboxDue, run: deliverOutbox },
  { name: 'expire-orders', everyMs: 5_000, isDue: isAnyOverdue, run: expireOrders },
  { name: 'reconcile', everyMs: 30_000, isDue: isAnyQuiet, run: reconcilePayments },
  { name: 'cart-reminders', everyMs: 10_000, isDue: isAnyCartDue, run: remindOfCarts },
  { name: 'back-in-stock', everyMs: 10_000, isDue: isAnyBackInStock, run: sendBackInStockMails },
  { name: 'back-in-stock-push', everyMs: 15_000, isDue: isAnyAwaitedBack, run: announceStock },
  { name: 'prune', everyMs: 3_600_000, run: prune },
]

/**
 * Runs the shop's chores until the signal, each on one node at a time. The promise ends when the last one has finished,
 * so that the database can be closed after it.
 */
export async function startJobs(services: Services, signal: AbortSignal): Promise<void> {
  const owner = randomUUID()
  await Promise.all(JOBS.map((job) => repeat(services, job, { owner, signal })))
}

async function repeat(services: Services, job: Job, lease: Lease): Promise<void> {
  while (!lease.signal.aborted) {
    await runOnce(services, job, lease)
    await pause(job.everyMs, lease.signal)
  }
}

/** One turn of one job, if no other node is at it. A job that fails is logged and tried again at its next turn. */
export async function runOnce(services: Services, job: Job, lease: Lease): Promise<boolean> {
  const { db } = services.store
  try {
    if (job.isDue && !(await job.isDue(services))) return false
    if (!(await takeLease(db, job.name, lease.owner, services.now(), LEASE_MS))) return false
    try {
      const done = await job.run(services, lease)
      if (done > 0) services.log.info('job.done', { job: job.name, done })
    } finally {
      await releaseLease(db, job.name, lease.owner)
    }
    return true
  } catch (error) {
    services.log.error('job.failed', { job: job.name, error })
    return false
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    signal.addEventListener('abort', done)
    if (signal.aborted) done()
  })
}
