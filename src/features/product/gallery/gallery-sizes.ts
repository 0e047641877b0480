/** Height of a thumbnail, and gap between two: six fill the strip of spec 9.4 (838 px). */
const THUMBNAIL_PX = 133
const GAP_PX = 8

/** Number of thumbnails in view by minimum window width (spec 9.4). Below the last width there are none. */
export const STRIPS = [
  { from: 1601, perView: 6 },
  { from: 1281, perView: 5 },
  { from: 1025, perView: 4 },
] as const

/** Thumbnails in view in a window of this width; 0 where the pictures are swiped. */
export function thumbnailsPerView(windowWidth: number): number {
  return STRIPS.find(({ from }) => windowWidth >= from)?.perView ?? 0
}

/** Pixels of a strip that shows so many thumbnails; the picture beside it is as high. */
export function stripHeight(perView: number): number {
  return perView * (THUMBNAIL_PX + GAP_PX) - GAP_PX
}

/** `sizes` of the picture beside the strip, three by four; on a tablet half the window, on a phone all of it. */
export const LEAD_SIZES = [
  ...STRIPS.map(
    ({ from, perView }) => `(min-width: ${from}px) ${Math.ceil((stripHeight(perView) / 4) * 3)}px`,
  ),
  '(min-width: 641px) 50vw',
  '100vw',
].join(', ')
