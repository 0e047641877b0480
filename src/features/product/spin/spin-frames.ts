/** Frames of a turn go around: after the last one comes the first. */
function wrapped(frame: number, total: number): number {
  return ((frame % total) + total) % total
}

/** The frame after a drag over a share of the picture's width; its whole width is one turn. */
export function frameAfterDrag(from: number, share: number, total: number): number {
  return wrapped(from + Math.round(share * total), total)
}

/** Undefined for a key that turns nothing. */
export function frameAfterKey(at: number, key: string, total: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowUp') return wrapped(at + 1, total)
  if (key === 'ArrowLeft' || key === 'ArrowDown') return wrapped(at - 1, total)
  if (key === 'Home') return 0
  return key === 'End' ? total - 1 : undefined
}

/** The loaded frame with the fewest steps to the requested one; the first frame is always there. */
export function nearestReady(at: number, ready: ReadonlySet<number>, total: number): number {
  for (let step = 0; step <= total / 2; step++) {
    const near = [wrapped(at - step, total), wrapped(at + step, total)].find((frame) => ready.has(frame))
    if (near !== undefined) return near
  }
  return 0
}

/** All frames but the first, coarse steps before fine ones: a few frames already go around. */
export function loadOrder(total: number): readonly number[] {
  const order = new Set<number>()
  for (let step = total / 2; step >= 1; step /= 2)
    for (let at = step; at < total; at += step) order.add(Math.round(at))
  for (let at = 1; at < total; at++) order.add(at)
  return [...order].filter((frame) => frame < total)
}
