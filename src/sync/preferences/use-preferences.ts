import { savePreferences } from '#contract/account/preferences.contract.ts'
import type { Preferences, PreferencesChange } from '#domain/account/preferences.ts'
import { useResource } from '../device-state.ts'
import { enqueue } from '../enqueue.ts'
import type { SaveState } from '../save-operations.ts'
import { useFetched, type Fetched } from '../use-fetched.ts'
import { useWaiting } from '../use-sync.ts'

interface PreferencesState extends Fetched {
  /** With what this device has changed; undefined until the device or the server has answered. */
  readonly preferences: Preferences | undefined
  /** A change is pending. */
  readonly isPending: boolean
}

/** The member's preferences, also without a network as an earlier visit has read them. */
export function usePreferences(): PreferencesState {
  const state = useResource('preferences')
  const fetched = useFetched('preferences')
  const isPending = useWaiting().some(({ path }) => path === savePreferences.path)
  return { ...fetched, isPending, preferences: state.status === 'ready' ? state.preferences : undefined }
}

/** Changes some preferences; shown at once, sent when there is a network. */
export function keepPreferences(change: PreferencesChange): Promise<SaveState> {
  return enqueue('/customer/savePreferences', change)
}
