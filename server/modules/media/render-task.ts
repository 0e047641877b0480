import type { RenderJob } from '../../providers/pictures/picture-source.ts'

/** What is posted to a render worker. */
export interface RenderTask {
  readonly job: RenderJob
  /** Address of the module that renders it. */
  readonly renderer: string
}

/** What a worker answers: the picture, or why there is none. */
export type Rendered = { readonly picture: Uint8Array } | { readonly problem: string }
