import { currentState } from '../device-state.ts'
import { lastKnown } from '../last-known.ts'
import { withSync } from '../open-sync.ts'

/**
 * The session has a new secret for the codes at the till (decision 0154): a card that this device keeps is read again. Where that
 * fails, the next visit of the dashboard does so.
 */
export function renewCard(): void {
  if (lastKnown(currentState('member-card'))?.card)
    void withSync((device) => device.read('member-card')).catch(() => {})
}
