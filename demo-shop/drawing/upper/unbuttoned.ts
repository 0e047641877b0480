import { boxOf, cutOff, flatten, polyline } from '../canvas/geometry.ts'
import { seam } from '../canvas/ink.ts'
import type { Part } from '../canvas/part.ts'
import { buttons, type ButtonLook } from '../lower/trims.ts'

/** From the middle to the edge of an open front at the neck, and how much further each centimetre below. */
const EDGE = { neck: 4.4, opens: 0.05 } as const
/** A part that reaches this far on both sides is of both fronts. */
const BOTH = 3

/** The edge of an open front of a piece that is cut as one. */
function openEdge(y: number): number {
  return EDGE.neck + EDGE.opens * y
}

/** Buttons along the edge that lay below. */
export function openButtons(
  top: number,
  low: number,
  { count, look }: { readonly count: number; readonly look: ButtonLook },
): string {
  const at = (y: number) => [-openEdge(y) - 1.3, y] as const
  return buttons(at(top), at(low), count, look)
}

/** The front in two halves that hang apart; sleeves, collars and what is seen of the inside stay as they are. */
export function unbuttonedFront(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => {
    const { left, right, bottom } = boxOf(flatten(part.outline, 3))
    if (part.cut === 'inside' || part.cut === 'lining' || left > -BOTH || right < BOTH) return [part]
    return ([1, -1] as const).map((side): Part => {
      const edge = polyline([side * openEdge(0), 0], [side * openEdge(bottom), bottom])
      return {
        ...part,
        outline: cutOff(part.outline, ([x, y]) => side * x - openEdge(y)),
        marks: `${part.marks ?? ''}<g transform="translate(${side * 1.5} 0)">${seam(edge, 0.7)}</g>`,
        over: '',
        // It hangs flatter than a front that is closed over a body.
        depth: (part.depth ?? 0.4) * 0.5,
        casts: Math.max(0.7, part.casts ?? 0),
      }
    })
  })
}
