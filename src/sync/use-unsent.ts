import { useDeviceState } from './device-state.ts'

/** Number of changes that the shop does not have and that clearing this device would lose, other members' among them. */
export function useUnsent(): number {
  const { waiting, sealed, unsaved } = useDeviceState()
  return waiting + sealed + unsaved
}
