import type { RenderJob } from '../../providers/pictures/picture-source.ts'

/** The message to a renderer's process. */
export interface RenderTask {
  readonly job: RenderJob
  /** A guide's code to be drawn into the picture, which is a PNG then. */
  readonly code?: string
  /** Address of the module that renders it. */
  readonly renderer: string
}

/** Its response: the picture, or the reason for none. */
export type Rendered = { readonly picture: Uint8Array } | { readonly problem: string }
