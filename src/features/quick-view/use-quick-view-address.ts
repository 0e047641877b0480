import { useLocation, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { readQuickView } from './components/quick-view-address.ts'
import { type QuickViewFields, withoutQuickView } from '#blocks/quick-view/quick-view-search.ts'

export interface QuickViewState {
  readonly open: boolean
  /** What is shown, or was shown last: it stays for the closing transition. */
  readonly shown: QuickViewFields | undefined
  /** The number of this opening. */
  readonly opening: number
  readonly close: () => void
}

/** The quick view of the address. */
export function useQuickViewAddress(): QuickViewState {
  const router = useRouter()
  const requested = useLocation({ select: ({ search }) => readQuickView(search) })
  const [{ shown, opening }, setShown] = useState({ shown: requested, opening: 0 })
  const [isClosing, setClosing] = useState(false)
  const [wasRequested, setWasRequested] = useState(false)
  const isRequested = requested !== undefined
  if (isRequested !== wasRequested) {
    setWasRequested(isRequested)
    setClosing(false)
    if (requested) setShown({ shown: requested, opening: opening + 1 })
  }
  const open = isRequested && !isClosing

  /**
   * The dialog closes at once, so that the focus is back on the card before anything else opens; the address follows.
   * Where another page linked to the quick view there is nothing to go back to.
   */
  function close() {
    if (!open) return
    flushSync(() => setClosing(true))
    if (router.state.location.state.quickView) return router.history.back()
    void router.navigate({ to: '.', search: withoutQuickView, replace: true, resetScroll: false })
  }

  return { open, shown, opening, close }
}
