import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False on the server and while a part of the page is hydrated, then true: content that the server cannot know waits
 * for it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
