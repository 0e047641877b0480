import { useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * True on the server, and in the browser for a part of the page that the server has rendered; it never changes, so nothing is
 * rendered again for it.
 */
export function useServerRendered(): boolean {
  const [part] = useState(() => ({ isServerRendered: false }))
  // Only the server, and hydration, read the second of the two equal values.
  useSyncExternalStore(
    never,
    () => 0,
    () => {
      // oxlint-disable-next-line react/immutability -- a state that changed would render the part again
      part.isServerRendered = true
      return 0
    },
  )
  return part.isServerRendered
}
