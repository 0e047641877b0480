import { useEffect, useState } from 'react'
import { refreshBag } from '#data/bag/bag-actions.ts'
import type { BagView } from '#data/bag/bag-view.ts'
import { sessionWasOpened } from '#data/session-mark.ts'
import { useBag } from '#data/bag/use-bag.ts'

export type FilledBag = BagView & { readonly status: 'ready' }

export type BagContents =
  | { readonly state: 'loading' | 'failed' | 'empty' }
  | { readonly state: 'filled'; readonly bag: FilledBag }

/** What became of asking the shop for the bag since this page asked. */
export type Asked = 'asking' | 'answered' | 'failed'

/**
 * Which of its states the bag shows. A bag the shop has never confirmed on this device is empty only once the shop has
 * said so: it may be filled there (style.md 8). `untouched`: the shop never opened a session here, so there is none.
 */
export function contentsOf(view: BagView, asked: Asked, untouched: boolean): BagContents {
  if (view.status === 'failed') return { state: 'failed' }
  if (view.status === 'unknown') return { state: asked === 'asking' ? 'loading' : 'failed' }
  if (view.lines.length > 0) return { state: 'filled', bag: view }
  if (view.asOf !== undefined || asked === 'answered' || untouched) return { state: 'empty' }
  return { state: asked === 'asking' ? 'loading' : 'failed' }
}

/** Asks the shop for bag and wishlist; what comes back shows through `useBag` and `useWishes`. */
export function refreshed(): Promise<Asked> {
  return refreshBag().then(
    () => 'answered',
    () => 'failed',
  )
}

/** Interval at which an open bag is fetched anew: prices and stock change while the shopper looks at it. */
const ASK_EVERY_MS = 20_000

/** Asks for the bag while it is looked at, and at once when the shopper comes back to it. */
function useFreshBag(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void refreshed()
    }
    const timer = setInterval(look, ASK_EVERY_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
}

/** The bag on the screen, asked for afresh when the screen opens and while it is open. */
export function useBagContents(): { readonly contents: BagContents; readonly ask: () => void } {
  const view = useBag()
  const [asked, setAsked] = useState<Asked>('asking')
  useEffect(() => void refreshed().then(setAsked), [])
  useFreshBag()
  const ask = () => {
    setAsked('asking')
    void refreshed().then(setAsked)
  }
  // Cookies are read only after the device was: the server renders this page as well.
  const untouched = view.status === 'ready' && !sessionWasOpened()
  return { contents: contentsOf(view, asked, untouched), ask }
}
