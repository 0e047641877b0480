/* oxlint-disable unicorn/require-post-message-target-origin -- worker threads have no origin */
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { drawBanner, drawGarment, drawHero } from '../../db/demo/drawing/drawing.ts'
import { renderPicture } from '../../db/demo/drawing/render.ts'
import type { RenderJob, Rendered, Subject } from './render-job.ts'

/** One worker, one core: the server's own thread keeps the other. */
sharp.concurrency(1)
sharp.cache(false)

const KEPT_DRAWINGS = 4
const drawings = new Map<string, string>()

parentPort?.on('message', (job: RenderJob) => {
  render(job).then(
    (answer) => parentPort?.postMessage(answer),
    (error: unknown) => parentPort?.postMessage({ problem: String(error) } satisfies Rendered),
  )
})

async function render({ subject, width, format }: RenderJob): Promise<Rendered> {
  return { picture: await renderPicture(svgOf(subject), width, format) }
}

/** The sizes of one picture are asked for together, and drawing costs more than rendering. */
function svgOf(subject: Subject): string {
  const key = JSON.stringify(subject)
  const known = drawings.get(key)
  if (known) return known
  const svg = draw(subject)
  drawings.set(key, svg)
  const [oldest] = drawings.keys()
  if (drawings.size > KEPT_DRAWINGS && oldest !== undefined) drawings.delete(oldest)
  return svg
}

function draw(subject: Subject): string {
  switch (subject.kind) {
    case 'garment':
      return drawGarment(subject.drawing, subject.view)
    case 'banner':
      return drawBanner(subject.banner, subject.seed)
    case 'hero':
      return drawHero(subject.seed, subject.shape)
  }
}
