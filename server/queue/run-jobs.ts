import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '#domain/time-units.ts'
import type { Log } from '../core/log.ts'
import type { Store } from '../db/open.ts'
import { releaseLease, takeLease, type Lease } from './lease.ts'

/** A periodic job; a module implements it, `server/jobs.ts` registers it. */
export interface Job<Context> {
  readonly name: string
  readonly everyMs: number
  /** A check before the lease is written: an idle server writes nothing to its disk. */
  readonly isDue?: (services: Context) => Promise<boolean>
  /** Each of its items has a lease: nodes run it beside each other, and one that was killed holds up its own item alone. */
  readonly leasesItems?: true
  readonly run: (services: Context, lease: Lease) => Promise<number>
}

interface JobServices {
  readonly store: Store
  readonly now: () => number
  readonly log: Log
}

const LEASE_MS = 5 * MINUTE_MS

/**
 * Runs the jobs until the signal, each on one node at a time unless its items have leases. The promise resolves when the last one has finished, so
 * that the database can be closed after it.
 */
export async function startJobs<Context extends JobServices>(
  services: Context,
  jobs: readonly Job<Context>[],
  signal: AbortSignal,
): Promise<void> {
  const owner = randomUUID()
  await Promise.all(jobs.map((job) => repeat(services, job, { owner, signal })))
}

async function repeat<Context extends JobServices>(
  services: Context,
  job: Job<Context>,
  lease: Lease,
): Promise<void> {
  while (!lease.signal.aborted) {
    await runOnce(services, job, lease)
    await pause(job.everyMs, lease.signal)
  }
}

/** One run of one job, unless another node has its lease. A failed job is logged and retried at its next interval. */
export async function runOnce<Context extends JobServices>(
  services: Context,
  job: Job<Context>,
  lease: Lease,
): Promise<boolean> {
  const { db } = services.store
  try {
    if (job.isDue && !(await job.isDue(services))) return false
    if (job.leasesItems) return await perform(services, job, lease)
    const { owner } = lease
    if (!(await takeLease(db, job.name, { owner, now: services.now(), lastsMs: LEASE_MS }))) return false
    try {
      return await perform(services, job, lease)
    } finally {
      await releaseLease(db, job.name, owner)
    }
  } catch (error) {
    services.log.error('job.failed', { job: job.name, error })
    return false
  }
}

async function perform<Context extends JobServices>(
  services: Context,
  { name, run }: Job<Context>,
  lease: Lease,
): Promise<true> {
  const done = await run(services, lease)
  if (done > 0) services.log.info('job.done', { job: name, done })
  return true
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
