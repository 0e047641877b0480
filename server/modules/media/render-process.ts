import { setPriority } from 'node:os'
import sharp from 'sharp'
import type { PictureRenderer } from '../../providers/pictures/picture-source.ts'
import { examineImage } from './assets/examine-image.ts'
import { makeVariant } from './assets/make-variant.ts'
import { drawCode } from './draw-code.ts'
import { encodePhoto } from './encode-photo.ts'
import type { AnyTask, Rendered, RenderTask } from './render-task.ts'

/** Draws pictures in a separate process with a lower priority; its memory is freed when it exits. */

setPriority(Number(process.argv[2]))
// One process uses one core.
sharp.concurrency(1)
sharp.cache(false)

process.on('message', (task: AnyTask) => {
  make(task).then(
    (answer) => process.send?.(answer),
    (error: unknown) => process.send?.({ problem: String(error) } satisfies Rendered),
  )
})
// It ends with its server: a signal for both at once must not take away a picture that the server still waits for.
process.on('disconnect', () => process.exit())
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})

async function make(task: AnyTask): Promise<Rendered> {
  if ('upload' in task) return encodePhoto(task.upload)
  if ('image' in task) return examineImage(task.image)
  if ('original' in task) return withCode(await makeVariant(task), task.code)
  if (!('video' in task)) return render(task)
  // Loaded with the first video: processes that draw have no use for it.
  const { rewriteVideo } = await import('./rewrite-video.ts')
  return rewriteVideo(task.video)
}

/** The renderer is a module of the picture source, loaded once: the server imports no rendering code. */
async function render({ job, code, renderer }: RenderTask): Promise<Rendered> {
  const { renderPicture } = (await import(renderer)) as PictureRenderer
  return withCode(await renderPicture(job), code)
}

async function withCode(picture: Uint8Array, code: string | undefined): Promise<Rendered> {
  return { picture: code === undefined ? picture : await drawCode(picture, code) }
}
