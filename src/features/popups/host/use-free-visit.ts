import { useEffect, useState } from 'react'
import type { Popup } from '#domain/popups/queue.ts'
import { noteVisit } from '#preferences/visit.ts'
import { usePagePath } from './use-page-path.ts'

/** Whether this visit has had neither its popup nor its offer: otherwise nothing is asked of the server for one. */
export function useFreeVisit(shown: Popup | undefined): boolean {
  const [isFree, setFree] = useState(false)
  const page = usePagePath()
  useEffect(() => {
    const look = () => setFree(!noteVisit(Date.now()).isSpent)
    look()
    // Hours later the same tab is another visit.
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [page, shown])
  return isFree && shown === undefined
}
