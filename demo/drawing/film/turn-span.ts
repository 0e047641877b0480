/** A raster of one layer, RGBA with the colour not multiplied by its alpha. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** A stretch of cloth in one row of a raster, in pixels. */
export interface Span {
  readonly left: number
  readonly right: number
}

/** A piece of cloth counts from here on; the shadows and sheer edges below it do not widen it. */
const SOLID = 96
/** A gap below this many pixels is a hole in lace, not the space between two legs. */
const LEAST_GAP = 5
const LEAST_WIDTH = 1.5

/** The stretches of cloth in a row, from left to right; their ends lie between pixels, so that an edge stays smooth. */
export function spansOf({ width, data }: Raster, row: number): Span[] {
  const alpha = (x: number) => (x < 0 || x >= width ? 0 : (data[(row * width + x) * 4 + 3] ?? 0))
  const spans: { left: number; right: number }[] = []
  for (let x = 0; x < width; x++) {
    if (alpha(x) < SOLID || alpha(x - 1) >= SOLID) continue
    let end = x
    while (alpha(end) >= SOLID) end++
    const left = x - (alpha(x) - SOLID) / Math.max(1, alpha(x) - alpha(x - 1))
    const right = end - 1 + (alpha(end - 1) - SOLID) / Math.max(1, alpha(end - 1) - alpha(end))
    const last = spans.at(-1)
    if (last && left - last.right < LEAST_GAP) last.right = right
    else spans.push({ left, right })
    x = end
  }
  return spans.filter(({ left, right }) => right - left >= LEAST_WIDTH)
}

/** Where a row of a turned span is seen: the centre and half-width in pixels, and how near it is to the eye. */
export interface Tube {
  readonly centre: number
  readonly half: number
  readonly depth: number
}

/** How far around the edge front and back run into each other: a side seam is no line of light. */
const SEAM = 0.24

/**
 * The place on a tube that is seen at `across` (−1 at its left edge, 1 at its right) when it is turned by `angle`
 * radians: its place across the flat side, −1 to 1, and how much of it is the front, 0 to 1.
 */
export function placeOn({ half, depth }: Tube, angle: number, across: number): { at: number; front: number } {
  const lean = Math.atan2(depth * Math.sin(angle), half * Math.cos(angle))
  const place = Math.asin(Math.max(-1, Math.min(1, across))) - lean
  const front = 0.5 + Math.cos(place) / (2 * SEAM)
  return { at: Math.sin(place), front: Math.max(0, Math.min(1, front)) }
}

/** Half the width of a tube turned by `angle`. */
export function turnedHalf({ half, depth }: Tube, angle: number): number {
  return Math.hypot(half * Math.cos(angle), depth * Math.sin(angle))
}
