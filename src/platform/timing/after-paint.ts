/** Runs once the frame of the event that is being handled is painted: a press is answered before what follows it. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
