/**
 * Widths a picture can be asked in, in pixels; any other is no address of the shop. 180 is the small variant (spec 9.4);
 * 750 fills a phone of two pixels a point, so that it does not fetch what a desk needs.
 */
export const PICTURE_WIDTHS = [180, 360, 540, 750, 1080] as const
/** Likewise of banners and heroes. */
export const BANNER_WIDTHS = [640, 750, 960, 1280, 1920] as const

/** The one that stands for a product where a page is only spoken of: link previews, search engines, a video's still. */
export const PREVIEW_WIDTH: (typeof PICTURE_WIDTHS)[number] = 750
