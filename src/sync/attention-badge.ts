import { subscribe } from 'valtio'
import { showBadge } from '#platform/push-api.ts'
import { deviceState } from './device-state.ts'

/** The app's icon shows the number of refused changes that wait for the user, and never what is in the cart. */
export function followRefusals(): void {
  let shown: number | undefined
  const follow = () => {
    const { length } = deviceState.refused
    if (length === shown) return
    shown = length
    showBadge(length)
  }
  subscribe(deviceState, follow)
  follow()
}
