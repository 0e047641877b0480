import type { RenderJob } from '../../providers/pictures/picture-source.ts'

import type { Examined } from './assets/examine-image.ts'
import type { VariantTask } from './assets/make-variant.ts'
import type { EncodedPhoto } from './encode-photo.ts'
import type { RewrittenVideo } from './rewritten-video.ts'

/** A message to a renderer's process. */
export interface RenderTask {
  readonly job: RenderJob
  /** A guide's code to be written into the picture, which is a PNG then. */
  readonly code?: string
  /** Address of the module that renders it. */
  readonly renderer: string
}

/** An uploaded photo. */
interface PhotoTask {
  readonly upload: Uint8Array
}

/** An uploaded video. */
interface VideoTask {
  readonly video: Uint8Array
}

/** A photograph of the owner. */
interface ImageTask {
  readonly image: Uint8Array
}

export type AnyTask = RenderTask | PhotoTask | VideoTask | ImageTask | VariantTask

/** The response: what was made, or the reason for nothing. */
export type Rendered<Made = RenderedPicture | EncodedPhoto | RewrittenVideo | Examined> =
  | Made
  | { readonly problem: string }

interface RenderedPicture {
  readonly picture: Uint8Array
}
