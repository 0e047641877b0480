import { deviceState } from '../device-state.ts'
import { withSync } from '../open-sync.ts'

/**
 * The session has a new secret for the codes at the till (decision 0154): a card that this device keeps is read again. Where that
 * fails, the next visit of the dashboard does so.
 */
export function renewCard(): void {
  const card = deviceState.resources['member-card']
  const kept = card?.status === 'failed' ? card.last : card?.status === 'ready' ? card : undefined
  if (kept?.card) void withSync((device) => device.read('member-card')).catch(() => {})
}
