import { polyline, spline, type Point } from '../canvas/geometry.ts'
import { number, offset, pathOf, seam, stitches, stroke } from '../canvas/ink.ts'

export interface ButtonLook {
  readonly radius: number
  readonly colour: string
  readonly holes?: 2 | 4 | 0
}

/** A button in window light: its shadow, its dish, its rim light, its holes and thread. */
export function button([x, y]: Point, { radius, colour, holes = 4 }: ButtonLook): string {
  const circle = (cx: number, cy: number, r: number, rest: string) =>
    `<circle cx="${number(cx)}" cy="${number(cy)}" r="${number(r)}" ${rest}/>`
  let svg =
    circle(x + radius * 0.28, y + radius * 0.38, radius * 1.1, 'fill="#000" fill-opacity=".28"') +
    circle(x, y, radius, `fill="${colour}"`) +
    circle(
      x,
      y,
      radius * 0.93,
      `fill="none" stroke="#000" stroke-opacity=".35" stroke-width="${number(radius * 0.14)}"`,
    ) +
    circle(x, y, radius * 0.66, `fill="#000" fill-opacity=".1"`) +
    `<path d="M${number(x - radius * 0.72)} ${number(y + radius * 0.2)}A${number(radius * 0.76)} ${number(radius * 0.76)} 0 0 1 ${number(x + radius * 0.2)} ${number(y - radius * 0.72)}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="${number(radius * 0.16)}" stroke-linecap="round"/>`
  const away = radius * 0.24
  const spots: Point[] =
    holes === 4
      ? [
          [-away, -away],
          [away, -away],
          [-away, away],
          [away, away],
        ]
      : holes === 2
        ? [
            [-away, 0],
            [away, 0],
          ]
        : []
  for (const [dx, dy] of spots) svg += circle(x + dx, y + dy, radius * 0.12, 'fill="#000" fill-opacity=".6"')
  return svg
}

export function buttons(from: Point, to: Point, count: number, look: ButtonLook): string {
  let svg = ''
  for (let index = 0; index < count; index++) {
    const share = count === 1 ? 0 : index / (count - 1)
    svg += button([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share], look)
  }
  return svg
}

/** Two stitched edges of a shirt front and the shadow under the upper one. */
export function placket(x: number, top: number, bottom: number, half: number): string {
  const edge = spline([x + half, top], [x + half + 0.12, (top + bottom) / 2], [x + half, bottom])
  const fold = spline([x - half, top], [x - half + 0.1, (top + bottom) / 2], [x - half, bottom])
  return (
    stroke(offset(edge, 0.25), { width: 0.5, opacity: 0.13 }) +
    stroke(edge, { width: 0.14, opacity: 0.5 }) +
    stroke(offset(edge, -0.14), { width: 0.12, colour: '#fff', opacity: 0.2 }) +
    stitches(offset(edge, -0.45), '#0b0806', 0.34) +
    stroke(fold, { width: 0.08, opacity: 0.22 }) +
    stitches(offset(fold, 0.3), '#0b0806', 0.3)
  )
}

/** A concealed zip with its pull. */
export function zip(x: number, top: number, bottom: number): string {
  const line = spline([x, top], [x + 0.08, (top + bottom) / 2], [x, bottom])
  return (
    stroke(line, { width: 0.8, opacity: 0.07 }) +
    seam(line, 0.7) +
    `<path d="M${number(x)} ${number(top + 0.4)}v.9m-.22 0h.44l-.1 1.5h-.24z" fill="#b9b2a6" stroke="#3b3632" stroke-width=".1"/>`
  )
}

export function dart(from: Point, to: Point): string {
  const middle: Point = [(from[0] + to[0]) / 2 + 0.25, (from[1] + to[1]) / 2]
  return seam(spline(from, middle, to), 0.7)
}

/** A patch pocket's stitching and the shadow of its mouth. */
export function patch(
  x: number,
  y: number,
  width: number,
  deep: number,
  thread = '#0b0806',
  point = 1.2,
): string {
  const outline = polyline(
    [x, y],
    [x + width, y],
    [x + width * 0.985, y + deep - point],
    [x + width / 2, y + deep],
    [x + width * 0.015, y + deep - point],
    [x, y],
  )
  return (
    `<path d="${pathOf(outline, true)}" fill="#fff" fill-opacity=".035"/>` +
    stroke(
      polyline(
        [x + width, y + 0.2],
        [x + width * 0.985 + 0.15, y + deep - point],
        [x + width / 2, y + deep + 0.2],
        [x + 0.1, y + deep - point + 0.15],
      ),
      { width: 0.5, opacity: 0.14 },
    ) +
    stroke(outline, { width: 0.12, opacity: 0.45 }) +
    stitches(offset(outline, -0.35, 1), thread, 0.45) +
    stitches(polyline([x + 0.2, y + 1.6], [x + width - 0.2, y + 1.6]), thread, 0.4) +
    stroke(polyline([x, y - 0.08], [x + width, y - 0.08]), { width: 0.22, opacity: 0.3 })
  )
}

/** A welt: a narrow lip with a dark mouth. */
export function welt(from: Point, to: Point, deep: number): string {
  const [ax, ay] = from
  const [bx, by] = to
  const lip = polyline(from, to, [bx, by + deep], [ax, ay + deep], from)
  return (
    stroke(polyline([ax + 0.2, ay + deep + 0.3], [bx + 0.2, by + deep + 0.3]), {
      width: 0.6,
      opacity: 0.16,
    }) +
    `<path d="${pathOf(lip, true)}" fill="#fff" fill-opacity=".05"/>` +
    stroke(lip, { width: 0.12, opacity: 0.5 }) +
    stroke(polyline(from, to), { width: 0.3, opacity: 0.42 })
  )
}
