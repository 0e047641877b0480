import { useEffect, useEffectEvent } from 'react'
import { USES } from '#blocks/page/use-page-used.ts'
import { useDocumentBusy } from '#blocks/page/use-document-busy.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { nextPopup, type Popup } from '#domain/popups/queue.ts'
import { SITES } from '#domain/region/sites.ts'
import { notePopup, readShownAt } from '#preferences/popup-stamps.ts'
import { noteVisit } from '#preferences/visit.ts'
import { usePagePath } from './use-page-path.ts'

interface Turn {
  readonly wanted: readonly Popup[]
  /** The user has not used the page for so long: nothing comes up under a finger or between two keys. */
  readonly pauseMs: number
  readonly onTurn: (popup: Popup) => void
}

/** Gives a wanted popup its turn, once the queue allows it and the user has paused. */
export function useTurn({ wanted, pauseMs, onTurn }: Turn): void {
  const page = usePagePath()
  const isBusy = useDocumentBusy()
  const isRestricted = SITES[useStorefront().site].restricted
  const isWanted = wanted.length > 0

  const decide = useEffectEvent(() => {
    if (isInUse()) return
    const now = Date.now()
    const { isSpent } = noteVisit(now)
    const facts = { now, page, isRestricted, isPainted: true, isBusy, isSpent }
    const next = nextPopup({ ...facts, wanted: new Set(wanted), shownAt: readShownAt() })
    if (next === undefined) return
    // The card about privacy has had its turn once it is answered or closed: a page that is left sooner asks again.
    if (next !== 'privacy') notePopup(next, now)
    onTurn(next)
  })

  useEffect(() => {
    if (!isWanted) return
    let timer = setTimeout(decide, pauseMs)
    const again = () => {
      clearTimeout(timer)
      timer = setTimeout(decide, pauseMs)
    }
    const watch = new AbortController()
    for (const use of USES)
      addEventListener(use, again, { capture: true, passive: true, signal: watch.signal })
    return () => {
      watch.abort()
      clearTimeout(timer)
    }
  }, [isWanted, isBusy, page, pauseMs])
}

/** A dialog is open, or the user is writing: the next pause comes after the next use. */
function isInUse(): boolean {
  const isWriting = document.activeElement?.matches('input, textarea, select') === true
  return isWriting || document.querySelector('dialog:modal') !== null
}
