import { saveProfile } from '#contract/account/profile.contract.ts'
import type { Profile, ProfileChange } from '#domain/account/profile.ts'
import { useResource } from '../device-state.ts'
import type { RefusedOperation } from '../outbox/operation-preview.ts'
import { useFetched, type Fetched } from '../use-fetched.ts'
import { useRefused } from '../use-refused.ts'
import { useWaiting } from '../use-sync.ts'

export interface ProfileState extends Fetched {
  /** With what this device has changed; undefined until the device or the server has answered. */
  readonly profile: Profile | undefined
  /** A change is pending. */
  readonly isPending: boolean
}

/** Names and country of the member, also without a network as an earlier visit has read them. */
export function useProfile(): ProfileState {
  const state = useResource('profile')
  const fetched = useFetched('profile')
  const isPending = useWaiting().some(({ path }) => path === saveProfile.path)
  return { ...fetched, isPending, profile: state.status === 'ready' ? state.profile : undefined }
}

export interface RefusedProfile {
  readonly operation: RefusedOperation
  /** As entered. */
  readonly change: ProfileChange
}

/** The newest change of the profile that the server has refused, until it is corrected or discarded. */
export function useRefusedProfile(): RefusedProfile | undefined {
  const operation = useRefused().find(({ path }) => path === saveProfile.path)
  return operation && { operation, change: operation.input as ProfileChange }
}
