import type { ReturnState } from './return-states.ts'
import type { ReturnType } from './return-types.ts'

interface Tracked {
  readonly state: ReturnState
  readonly type: ReturnType
}

const TRACKS: Readonly<Record<ReturnType, readonly ReturnState[]>> = {
  'in-store': ['applied', 'approved', 'received', 'refunded'],
  'self-ship': ['applied', 'approved', 'sent', 'received', 'refunded'],
  'refund-only': ['applied', 'approved', 'refunded'],
  'pick-up': ['applied', 'approved', 'received', 'refunded'],
}

/** The states of a return in their order; one that has ended without a refund ends there. */
export function stepsOfReturn({ state, type }: Tracked): readonly ReturnState[] {
  return state === 'refused' || state === 'cancelled' ? ['applied', state] : TRACKS[type]
}

/** Whether a return has come to this step of its track. */
export function isReached(tracked: Tracked, step: ReturnState): boolean {
  const steps = stepsOfReturn(tracked)
  return steps.indexOf(step) <= steps.indexOf(tracked.state)
}
