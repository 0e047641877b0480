/**
 * Widths in pixels in which a picture exists; any other is not an address of the shop. 180 is the small variant (spec
 * 9.4); 750 fills a phone of density 2, so that it does not fetch a desktop size.
 */
export const PICTURE_WIDTHS = [180, 360, 540, 750, 1080] as const
/** The same for banners and heroes. */
export const BANNER_WIDTHS = [640, 750, 960, 1280, 1920] as const

/** Width of a fabric close-up, in WebP only. */
export const SWATCH_WIDTHS = [960] as const

/** Width of the sheet of a garment's parts, in WebP only. */
export const FLAT_WIDTHS = [540] as const

/** The width for use outside the shop's pages: link previews, search engines, a video's poster. */
export const PREVIEW_WIDTH: (typeof PICTURE_WIDTHS)[number] = 750

/** Widths of a photo in a review, all as WebP; a photo that is narrower keeps its own. */
export const PHOTO_WIDTHS = [360, 1080] as const
