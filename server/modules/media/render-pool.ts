/* oxlint-disable unicorn/require-post-message-target-origin -- worker threads have no origin */
import { Worker } from 'node:worker_threads'
import type { Rendered, RenderTask } from './render-task.ts'

export interface RenderPool {
  render(task: RenderTask): Promise<Uint8Array>
  /** Resolves when no picture is in progress: work ahead starts then, and never delays a request. */
  quiet(): Promise<void>
}

interface Waiting {
  readonly task: RenderTask
  readonly resolve: (picture: Uint8Array) => void
  readonly reject: (error: Error) => void
}

const MOST_WORKERS = 2
const IDLE_MS = 20_000

/** Renders off the main thread, two pictures at a time; idle workers end after a while. */
export function createRenderPool(): RenderPool {
  const tasks: Waiting[] = []
  const idle: Worker[] = []
  const idleTimers = new Map<Worker, NodeJS.Timeout>()
  let workers = 0
  let underWay = 0
  let quiet = Promise.withResolvers<void>()
  quiet.resolve()

  function start(): void {
    while (idle.length > 0 || workers < MOST_WORKERS) {
      const waiting = tasks.shift()
      if (!waiting) return
      assign(idle.pop() ?? startWorker(), waiting)
    }
  }

  function startWorker(): Worker {
    workers++
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url))
    worker.once('exit', () => {
      workers--
      stopIdling(worker)
      const at = idle.indexOf(worker)
      if (at >= 0) idle.splice(at, 1)
      // A failed worker with pending tasks is replaced.
      start()
    })
    return worker
  }

  function assign(worker: Worker, waiting: Waiting): void {
    stopIdling(worker)
    worker.ref()
    const done = (settle: () => void) => {
      worker.off('message', answered)
      worker.off('error', failed)
      worker.off('exit', gone)
      settle()
    }
    const answered = (answer: Rendered) => {
      // In watch mode a server reports its imports to its parent on the same channel.
      if (!('picture' in answer) && !('problem' in answer)) return
      done(() =>
        'picture' in answer
          ? waiting.resolve(answer.picture)
          : waiting.reject(new RenderFailed(answer.problem)),
      )
      release(worker)
      start()
    }
    const failed = (error: Error) => done(() => waiting.reject(error))
    const gone = () => done(() => waiting.reject(new RenderFailed('the renderer ended')))
    worker.on('message', answered)
    worker.on('error', failed)
    worker.on('exit', gone)
    worker.postMessage(waiting.task)
  }

  function stopIdling(worker: Worker): void {
    clearTimeout(idleTimers.get(worker))
    idleTimers.delete(worker)
  }

  function release(worker: Worker): void {
    idle.push(worker)
    idleTimers.set(
      worker,
      setTimeout(() => {
        if (idle.includes(worker)) void worker.terminate()
      }, IDLE_MS).unref(),
    )
    // An idle renderer must not keep the process alive. Last, because adding a listener would reference it again.
    worker.unref()
  }

  return {
    render: (task) =>
      new Promise<Uint8Array>((resolve, reject) => {
        if (underWay === 0) quiet = Promise.withResolvers()
        underWay++
        tasks.push({ task, resolve, reject })
        start()
      }).finally(() => {
        underWay--
        if (underWay === 0) quiet.resolve()
      }),
    quiet: () => quiet.promise,
  }
}

class RenderFailed extends Error {
  override readonly name = 'RenderFailed'
}
