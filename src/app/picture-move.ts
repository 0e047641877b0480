/** After this long a page is shown as it is, in ms: no navigation waits for a move. */
export const PATIENCE_MS = 300

export interface MoveConditions {
  readonly isMotionOff: boolean
  /** The browser has drawn the change itself, as where a finger swipes back. */
  readonly isDrawnByBrowser: boolean
  /** From the press until the page can be shown, in ms. */
  readonly waited: number
}

/** Whether the picture of a piece moves from one page to the next. */
export function mayMove({ isMotionOff, isDrawnByBrowser, waited }: MoveConditions): boolean {
  return !isMotionOff && !isDrawnByBrowser && waited < PATIENCE_MS
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Whether half of a box or more lies inside a frame across, and any of it down: a card is pressed by what is seen of it. */
export function isInView(box: Box, frame: Box): boolean {
  const across = Math.min(box.right, frame.right) - Math.max(box.left, frame.left)
  const down = Math.min(box.bottom, frame.bottom) - Math.max(box.top, frame.top)
  return down > 0 && across > 0 && across * 2 >= box.right - box.left
}
