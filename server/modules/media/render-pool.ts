import { ShopError } from '../../core/shop-error.ts'
import { RendererKilled, startRenderer, type Renderer } from './renderer.ts'
import type { Examined } from './assets/examine-image.ts'
import type { VariantTask } from './assets/make-variant.ts'
import type { EncodedPhoto } from './encode-photo.ts'
import type { RenderTask } from './render-task.ts'
import type { RewrittenVideo } from './rewritten-video.ts'

export interface RenderPool {
  render(task: RenderTask): Promise<Uint8Array>
  /** Decodes a photograph of the owner. */
  examine(image: Uint8Array): Promise<Examined>
  makeVariant(task: VariantTask): Promise<Uint8Array>
  /** Decodes an uploaded file; rejects for one that is no photo. */
  encode(upload: Uint8Array): Promise<EncodedPhoto>
  /** Rewrites an uploaded video; rejects for a file that is not a video. */
  rewrite(video: Uint8Array): Promise<RewrittenVideo>
  /** Resolves when no picture is in progress. */
  quiet(): Promise<void>
}

export interface PoolTerms {
  /** Processes at once. */
  readonly most: number
  /** Of their processes, from `os.constants.priority`. */
  readonly priority: number
  /** After this time without a picture a process ends. */
  readonly idleMs?: number
}

const IDLE_MS = 20_000
/** Retry-After when the system ends process after process, in seconds. */
const AGAIN_S = 5

/** Renders in other processes, so that the server stays responsive and their memory is freed. */
export function createRenderPool({ most, priority, idleMs = IDLE_MS }: PoolTerms): RenderPool {
  const waiting: ((renderer: Renderer) => void)[] = []
  const idle = new Map<Renderer, NodeJS.Timeout>()
  const open = new Set<Renderer>()
  let underWay = 0
  let quiet = Promise.withResolvers<void>()
  quiet.resolve()

  function openRenderer(): Renderer {
    const renderer = startRenderer(priority, () => {
      open.delete(renderer)
      clearTimeout(idle.get(renderer))
      idle.delete(renderer)
      // One that failed is replaced for those who wait.
      serve()
    })
    open.add(renderer)
    return renderer
  }

  function takeIdle(): Renderer | undefined {
    for (const [renderer, timer] of idle) {
      clearTimeout(timer)
      idle.delete(renderer)
      return renderer
    }
    return undefined
  }

  function serve(): void {
    while (waiting.length > 0 && (idle.size > 0 || open.size < most))
      waiting.shift()?.(takeIdle() ?? openRenderer())
  }

  function release(renderer: Renderer): void {
    if (!open.has(renderer)) return
    idle.set(renderer, setTimeout(() => retire(renderer), idleMs).unref())
    serve()
  }

  /** A process takes a moment to exit: a picture requested meanwhile must not be assigned to it. */
  function retire(renderer: Renderer): void {
    idle.delete(renderer)
    renderer.close()
  }

  async function withRenderer<Made>(make: (renderer: Renderer) => Promise<Made>): Promise<Made> {
    const renderer = await new Promise<Renderer>((resolve) => {
      waiting.push(resolve)
      serve()
    })
    return make(renderer).finally(() => release(renderer))
  }

  async function counted<Made>(make: (renderer: Renderer) => Promise<Made>): Promise<Made> {
    if (underWay === 0) quiet = Promise.withResolvers()
    underWay++
    try {
      return await withRenderer(make).catch((error: unknown) => {
        if (!(error instanceof RendererKilled)) throw error
        return withRenderer(make)
      })
    } catch (error) {
      throw error instanceof RendererKilled ? new ShopError('unavailable', { retryAfter: AGAIN_S }) : error
    } finally {
      underWay--
      if (underWay === 0) quiet.resolve()
    }
  }

  return {
    render: (task) => counted((renderer) => renderer.render(task)),
    examine: (image) => counted((renderer) => renderer.examine(image)),
    makeVariant: (task) => counted((renderer) => renderer.makeVariant(task)),
    encode: (upload) => counted((renderer) => renderer.encode(upload)),
    rewrite: (video) => counted((renderer) => renderer.rewrite(video)),
    quiet: () => quiet.promise,
  }
}
