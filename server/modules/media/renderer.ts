import { fork } from 'node:child_process'
import type { Examined } from './assets/examine-image.ts'
import type { VariantTask } from './assets/make-variant.ts'
import type { EncodedPhoto } from './encode-photo.ts'
import type { AnyTask, Rendered, RenderTask } from './render-task.ts'
import type { RewrittenVideo } from './rewritten-video.ts'

/** A process that draws one picture at a time. */
export interface Renderer {
  /** Rejects when the picture cannot be rendered or the process ends. */
  render(task: RenderTask): Promise<Uint8Array>
  /** What is to be known of a photograph, or why it is refused. */
  examine(image: Uint8Array): Promise<Examined>
  makeVariant(task: VariantTask): Promise<Uint8Array>
  /** Rejects for a file that is no photo, too. */
  encode(upload: Uint8Array): Promise<EncodedPhoto>
  /** Rejects for a file that is no video, and for one that takes too long: its process is ended then. */
  rewrite(video: Uint8Array): Promise<RewrittenVideo>
  /** Lets the process end. */
  close(): void
}

class RenderFailed extends Error {
  override readonly name = 'RenderFailed'
}

/** The system has ended the process, for want of memory for example: the file may be a good one. */
export class RendererKilled extends RenderFailed {}

/** Threads of one process share their heaps, so that what one picture has freed serves the next. */
const SMALL = { MALLOC_ARENA_MAX: '1' }

/** A file may be made to fill the heap; pictures and frames themselves are outside of it. */
const MOST_HEAP_MB = 256

/** A file may be made to take long; copying the tracks of an honest one takes less than a second. */
const MOST_VIDEO_MS = 20_000

/** One field of each answer. */
const ANSWERS = ['picture', 'large', 'seconds', 'facts', 'refused', 'problem']

/** Starts a process with this priority (`os.constants.priority`); `ended` is called once, before a picture is rejected. */
export function startRenderer(priority: number, ended: () => void): Renderer {
  const child = fork(new URL('./render-process.ts', import.meta.url), [String(priority)], {
    env: { ...process.env, ...SMALL },
    execArgv: [`--max-old-space-size=${MOST_HEAP_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  let isOver = false
  let isLate = false
  let isKilled = false
  let settle: ((answer: Rendered) => void) | undefined

  /** Only a picture in progress keeps the server's process alive. */
  function hold(isHeld: boolean): void {
    if (isHeld) child.ref()
    else child.unref()
    if (isHeld) child.channel?.ref()
    else child.channel?.unref()
  }

  function end(reason: string): void {
    if (isOver) return
    isOver = true
    ended()
    settle?.({ problem: reason })
  }

  child.on('message', (answer: Rendered) => {
    // In watch mode a process reports its imports to its parent on the same channel.
    if (ANSWERS.some((field) => field in answer)) settle?.(answer)
  })
  child.on('error', (error) => end(error.message))
  child.on('exit', (_, signal) => {
    isKilled = signal === 'SIGKILL' && !isLate
    end('the renderer ended')
  })
  hold(false)

  async function ask(task: AnyTask): Promise<Rendered> {
    hold(true)
    const answer = await new Promise<Rendered>((resolve) => {
      settle = resolve
      child.send(task, (error) => error && end(error.message))
    })
    settle = undefined
    hold(false)
    return answer
  }

  function failure(answer: Rendered, otherwise: string): RenderFailed {
    const reason = 'problem' in answer ? answer.problem : otherwise
    return isKilled ? new RendererKilled(reason) : new RenderFailed(reason)
  }

  return {
    async render(task) {
      const answer = await ask(task)
      if ('picture' in answer) return answer.picture
      throw failure(answer, 'no picture')
    },
    async examine(image) {
      const answer = await ask({ image })
      if ('facts' in answer || 'refused' in answer) return answer
      throw failure(answer, 'no photograph')
    },
    async makeVariant(task) {
      const answer = await ask(task)
      if ('picture' in answer) return answer.picture
      throw failure(answer, 'no variant')
    },
    async encode(upload) {
      const answer = await ask({ upload })
      if ('large' in answer) return answer
      throw failure(answer, 'no photo')
    },
    async rewrite(video) {
      const late = setTimeout(() => {
        isLate = true
        child.kill('SIGKILL')
      }, MOST_VIDEO_MS)
      const answer = await ask({ video }).finally(() => clearTimeout(late))
      if ('seconds' in answer) return answer
      throw failure(answer, 'no video')
    },
    close: () => child.connected && child.disconnect(),
  }
}
