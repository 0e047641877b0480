import type { ReadyState, ResourceState } from './resources/sync-resource.ts'

/** What this device last knew of a resource, also where it cannot be read now; undefined if nothing. */
export function lastKnown<View extends object>(
  state: ResourceState<View> | undefined,
): ReadyState<View> | undefined {
  if (state?.status === 'failed') return state.last
  return state?.status === 'ready' ? state : undefined
}
