import type { RenderJob } from '../../providers/pictures/picture-source.ts'

import type { EncodedPhoto } from './encode-photo.ts'

/** A message to a renderer's process. */
export interface RenderTask {
  readonly job: RenderJob
  /** A guide's code to be drawn into the picture, which is a PNG then. */
  readonly code?: string
  /** Address of the module that renders it. */
  readonly renderer: string
}

/** The other message: an uploaded file. */
export interface PhotoTask {
  readonly upload: Uint8Array
}

/** The response: what was made, or the reason for nothing. */
export type Rendered<Made = RenderedPicture | EncodedPhoto> = Made | { readonly problem: string }

interface RenderedPicture {
  readonly picture: Uint8Array
}
