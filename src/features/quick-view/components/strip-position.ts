export type StripMeasures = Pick<HTMLElement, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>

/**
 * The index of the picture that a strip of equally wide pictures shows first. At its end it is the last one, which may
 * never come to the front where more than one is in view.
 */
export function stripPosition(
  { scrollLeft, clientWidth, scrollWidth }: StripMeasures,
  total: number,
): number {
  const along = Math.abs(scrollLeft)
  if (total < 2) return 0
  if (along + clientWidth >= scrollWidth - 1) return total - 1
  return Math.min(total - 1, Math.round(along / (scrollWidth / total)))
}
