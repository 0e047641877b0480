/** A stretch of the window from top to bottom, in pixels. */
export interface Stretch {
  readonly top: number
  readonly bottom: number
}

/** Spec 2.4: the control appears after one and a half windows. */
export function isFarDown(scrolled: number, windowHeight: number): boolean {
  return scrolled > windowHeight * 1.5
}

/** The distance at which a finger does not hit the wrong control. */
const GAP = 4

/**
 * How far a control must be lifted from its default position to cover no element of its column: as little as possible,
 * and not at all when no position within reach is free.
 */
export function liftToFreeSpot(at: Stretch, taken: readonly Stretch[], reach: number): number {
  const inOrder = taken
    .filter(({ top, bottom }) => bottom > top)
    .toSorted((one, other) => other.bottom - one.bottom)
  let lift = 0
  for (const { top, bottom } of inOrder) {
    if (bottom + GAP <= at.top - lift) break
    if (top - GAP < at.bottom - lift) lift = Math.max(lift, at.bottom - (top - GAP))
  }
  return lift <= reach ? lift : 0
}
