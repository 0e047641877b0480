import { useSyncExternalStore } from 'react'

const WIDE = '(width > 1024px)'

/** Whether there is room for two columns now (spec 2.4). */
export function isWide(): boolean {
  return matchMedia(WIDE).matches
}

/** Whether there is room for two columns (spec 2.4); false on the server. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (tell) => {
      const query = matchMedia(WIDE)
      query.addEventListener('change', tell)
      return () => query.removeEventListener('change', tell)
    },
    isWide,
    () => false,
  )
}
