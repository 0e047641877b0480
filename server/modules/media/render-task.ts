import type { RenderJob } from '../../providers/pictures/picture-source.ts'

/** The message to a render worker. */
export interface RenderTask {
  readonly job: RenderJob
  /** Address of the module that renders it. */
  readonly renderer: string
}

/** The worker's response: the picture, or the reason for none. */
export type Rendered = { readonly picture: Uint8Array } | { readonly problem: string }
