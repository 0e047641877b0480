/** How far a point is from the nearest repeat, both as shares of the square. */
function apart(value: number, from: number): number {
  const off = Math.abs(value - from)
  return Math.min(off, 1 - off)
}

function signedApart(value: number, from: number): number {
  return ((((value - from + 0.5) % 1) + 1) % 1) - 0.5
}

/** Whether a point of the square is in the figure of a jacquard: flowers on a half drop, and a sprig between them. */
export function isFigured(x: number, y: number): boolean {
  return isInFlower(x, y, [0.25, 0.3]) || isInFlower(x, y, [0.75, 0.8]) || isInSprig(x, y)
}

function isInFlower(x: number, y: number, [centreX, centreY]: readonly [number, number]): boolean {
  const dx = signedApart(x, centreX)
  const dy = signedApart(y, centreY)
  const reach = Math.hypot(dx, dy)
  const turn = Math.atan2(dy, dx)
  const edge = 0.1 + 0.085 * Math.abs(Math.cos(2.5 * turn))
  return reach < edge && !(reach > 0.045 && reach < 0.065)
}

function isInSprig(x: number, y: number): boolean {
  return [
    [0.75, 0.3],
    [0.25, 0.8],
  ].some(([centreX = 0, centreY = 0]) => {
    const dx = signedApart(x, centreX)
    const dy = signedApart(y, centreY)
    const stem = apart(x, centreX + 0.03 * Math.sin(dy * 14)) < 0.012 && Math.abs(dy) < 0.17
    const leaf = [-0.09, 0.02, 0.12].some(
      (at, index) =>
        Math.hypot((Math.abs(dx) - 0.055) * 1.1, (dy - at + Math.abs(dx) * 0.9) * 2.4) <
        0.055 - index * 0.006,
    )
    return stem || leaf
  })
}
