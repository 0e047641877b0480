import { failureOf } from '#contract/failure.ts'
import { waitUntilVisible } from '#platform/timing/wait-until-visible.ts'
import { pollDelay } from './outcome.ts'

type Answer = 'leaving' | 'risk' | 'stopped' | { readonly error: unknown }

/** Polls until the browser leaves (`done`), or a result comes that waiting does not change (`other`). */
export async function waitForRisk(
  once: () => Promise<Answer>,
  reportWaiting: (forNetwork: boolean) => void,
  signal: AbortSignal,
): Promise<'done' | 'other'> {
  for (let requested = 1; ; requested += 1) {
    await waitUntilVisible(pollDelay(requested), signal)
    if (signal.aborted) return 'done'
    const answer = await once()
    if (signal.aborted || answer === 'leaving' || answer === 'stopped') return 'done'
    if (answer !== 'risk' && !isPassing(answer.error)) return 'other'
    reportWaiting(answer !== 'risk')
  }
}

/** A temporary failure: worth a retry. */
function isPassing(error: unknown): boolean {
  const kind = failureOf(error)?.kind
  return kind === 'offline' || kind === 'timeout' || kind === 'busy' || kind === 'site-closed'
}
