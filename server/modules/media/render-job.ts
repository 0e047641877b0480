import type { BannerKind } from '../../db/demo/drawing/banner.ts'
import type { View } from '#domain/shelves/pictures.ts'
import type { Drawing } from '../../db/demo/drawing/kinds.ts'
import type { Format, HeroShape } from './addresses.ts'

/** What is drawn, before it has a size. */
export type Subject =
  | { readonly kind: 'garment'; readonly drawing: Drawing; readonly view: View }
  | { readonly kind: 'banner'; readonly banner: BannerKind; readonly seed: string }
  | { readonly kind: 'hero'; readonly shape: HeroShape; readonly seed: string }

export interface RenderJob {
  readonly subject: Subject
  readonly width: number
  readonly format: Format
}

/** What a worker answers: the picture, or why there is none. */
export type Rendered = { readonly picture: Uint8Array } | { readonly problem: string }
