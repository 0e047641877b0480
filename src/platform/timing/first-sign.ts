import { afterPaint } from './after-paint.ts'

/** A pointer that moves, a finger or a key: what comes before each press. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/** Runs once, after the first sign of a user: a visit that only looks at its page loads nothing for what follows a press. */
export function atFirstSign(work: () => void): void {
  const awaited = new AbortController()
  for (const sign of SIGNS)
    addEventListener(
      sign,
      () => {
        awaited.abort()
        afterPaint(work)
      },
      { capture: true, passive: true, signal: awaited.signal },
    )
}
