/* oxlint-disable unicorn/require-post-message-target-origin -- worker threads have no origin */
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import type { PictureRenderer } from '../../providers/pictures/picture-source.ts'
import type { Rendered, RenderTask } from './render-task.ts'

/** One worker uses one core: the server's own thread keeps the other. */
sharp.concurrency(1)
sharp.cache(false)

parentPort?.on('message', (task: RenderTask) => {
  render(task).then(
    (answer) => parentPort?.postMessage(answer),
    (error: unknown) => parentPort?.postMessage({ problem: String(error) } satisfies Rendered),
  )
})

/** The renderer is a module of the picture source, loaded once: the server imports no drawing code. */
async function render({ job, renderer }: RenderTask): Promise<Rendered> {
  const { renderPicture } = (await import(renderer)) as PictureRenderer
  return { picture: await renderPicture(job) }
}
