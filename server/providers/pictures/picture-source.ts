import type { PicturedCloth } from '#domain/catalog/pictured-cloth.ts'
import type { FILM, FLAT, CUTOUT, View, SWATCH } from '#domain/catalog/source-views.ts'

export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]
export const HERO_SHAPES = ['wide', 'tall'] as const
export type HeroShape = (typeof HERO_SHAPES)[number]

/** What a picture shows. Plain data, because it is sent to another process. */
export type PictureSubject =
  /** `description` is the column `colour.picture_key`: only the picture source reads it. */
  | { readonly kind: 'garment'; readonly description: string }
  /** Two colours on one hanger, each as `colour.picture_key` describes it, in the order of their pids. */
  | { readonly kind: 'pair'; readonly descriptions: readonly [string, string] }
  | { readonly kind: 'banner'; readonly key: string }
  | { readonly kind: 'hero'; readonly shape: HeroShape }

export interface RenderJob {
  readonly subject: PictureSubject
  /**
   * The side of a garment, its film, the garment on a hanger, its parts, or its cloth; banners and heroes
   * have the front alone.
   */
  readonly view: View | typeof FILM | typeof CUTOUT | typeof FLAT | typeof SWATCH
  readonly width: number
  /** Format of a film: `webm`. */
  readonly format: PictureFormat | 'webm'
}

/** What the module at `PictureSource.renderer` exports. It runs in a process of its own. */
export interface PictureRenderer {
  /** Throws when the subject has no picture. */
  renderPicture(job: RenderJob): Promise<Uint8Array>
}

/** A source of pictures outside the shop, such as the generator of the demo shop. Photographs of the owner are assets. */
export interface PictureSource {
  /** Changes when all addresses of this source change, so that devices replace the catalogues they hold. */
  readonly version: string
  /** Keys of the banners that have a picture. */
  readonly banners: readonly string[]
  /** Ten letters of base64url in the picture's address, one for all views and sizes; changes with the picture. */
  fingerprint(subject: PictureSubject): string
  /**
   * Whether the source pictures these two together; a source of photographs leaves it out. False for two that are not
   * worn with each other.
   */
  canPair?(first: string, second: string): boolean
  /**
   * The cloth of a garment, from `colour.picture_key`; a source of photographs leaves it out. Undefined for what is not made
   * of cloth.
   */
  swatchOf?(description: string): Promise<PicturedCloth | undefined>
  /** Module of the `PictureRenderer`; its query may carry settings. */
  readonly renderer: URL
}
