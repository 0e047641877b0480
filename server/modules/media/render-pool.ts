/* oxlint-disable unicorn/require-post-message-target-origin -- worker threads have no origin */
import { Worker } from 'node:worker_threads'
import type { RenderJob, Rendered } from './render-job.ts'

export interface RenderPool {
  /** `urgent` jobs, which somebody waits for, go before those that only fill the cache. */
  render(job: RenderJob, urgent: boolean): Promise<Uint8Array>
}

interface Waiting {
  readonly job: RenderJob
  readonly resolve: (picture: Uint8Array) => void
  readonly reject: (error: Error) => void
}

const MOST_WORKERS = 2
const IDLE_MS = 20_000

/** Renders off the main thread, two pictures at a time; workers end when nothing has been asked for a while. */
export function createRenderPool(): RenderPool {
  const urgentJobs: Waiting[] = []
  const otherJobs: Waiting[] = []
  const idle: Worker[] = []
  const bedtimes = new Map<Worker, NodeJS.Timeout>()
  let workers = 0
  let others = 0

  function next(): { waiting: Waiting; urgent: boolean } | undefined {
    const urgent = urgentJobs.shift()
    if (urgent) return { waiting: urgent, urgent: true }
    // One core stays free for whoever is waiting.
    const other = others === 0 ? otherJobs.shift() : undefined
    return other && { waiting: other, urgent: false }
  }

  function start(): void {
    while (idle.length > 0 || workers < MOST_WORKERS) {
      const job = next()
      if (!job) return
      give(idle.pop() ?? hire(), job.waiting, job.urgent)
    }
  }

  function hire(): Worker {
    workers++
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url))
    worker.once('exit', () => {
      workers--
      const at = idle.indexOf(worker)
      if (at >= 0) idle.splice(at, 1)
    })
    return worker
  }

  function give(worker: Worker, waiting: Waiting, urgent: boolean): void {
    if (!urgent) others++
    clearTimeout(bedtimes.get(worker))
    bedtimes.delete(worker)
    worker.ref()
    const done = (settle: () => void) => {
      worker.off('message', answered)
      worker.off('error', failed)
      worker.off('exit', gone)
      if (!urgent) others--
      settle()
    }
    const answered = (answer: Rendered) => {
      // A server that is watched for edits tells its parent what it imports, on this very line.
      if (!('picture' in answer) && !('problem' in answer)) return
      done(() =>
        'picture' in answer
          ? waiting.resolve(answer.picture)
          : waiting.reject(new RenderFailed(answer.problem)),
      )
      rest(worker)
      start()
    }
    const failed = (error: Error) => done(() => waiting.reject(error))
    const gone = () => done(() => waiting.reject(new RenderFailed('the renderer ended')))
    worker.on('message', answered)
    worker.on('error', failed)
    worker.on('exit', gone)
    worker.postMessage(waiting.job)
  }

  function rest(worker: Worker): void {
    idle.push(worker)
    bedtimes.set(
      worker,
      setTimeout(() => {
        if (idle.includes(worker)) void worker.terminate()
      }, IDLE_MS).unref(),
    )
    // A sleeping renderer must not keep the process alive. Last, because listening to it would wake it again.
    worker.unref()
  }

  return {
    render: (job, urgent) =>
      new Promise((resolve, reject) => {
        const queue = urgent ? urgentJobs : otherJobs
        queue.push({ job, resolve, reject })
        start()
      }),
  }
}

export class RenderFailed extends Error {
  override readonly name = 'RenderFailed'
}
