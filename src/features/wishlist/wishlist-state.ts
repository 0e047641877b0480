import { useEffect, useState } from 'react'
import { refreshed, type Asked } from '#blocks/bag/bag-contents.ts'
import { sessionWasOpened } from '#data/session-mark.ts'
import { useSync } from '#data/outbox/use-sync.ts'
import { useWishes } from '#data/wishes/use-wishes.ts'

export type WishlistState = 'loading' | 'failed' | 'empty' | 'filled'

export interface WishlistFacts {
  readonly status: 'unknown' | 'ready' | 'failed'
  readonly count: number
  readonly asked: Asked
  /** This device has heard from the shop at some time. */
  readonly heard: boolean
  /** The shop never opened a session here: it can keep no wishes either. */
  readonly untouched: boolean
}

/** A list that the shop has never confirmed is not an empty one (style.md 8). */
export function wishlistState({ status, count, asked, heard, untouched }: WishlistFacts): WishlistState {
  if (status === 'failed') return 'failed'
  if (status === 'ready' && count > 0) return 'filled'
  if (status === 'ready' && (heard || asked === 'answered' || untouched)) return 'empty'
  return asked === 'asking' ? 'loading' : 'failed'
}

/** The wishlist on the screen, asked for afresh when the screen opens. */
export function useWishlist() {
  const { status, spus } = useWishes()
  const { lastContact } = useSync()
  const [asked, setAsked] = useState<Asked>('asking')
  useEffect(() => void refreshed().then(setAsked), [])
  const ask = () => {
    setAsked('asking')
    void refreshed().then(setAsked)
  }
  const state = wishlistState({
    status,
    count: spus.length,
    asked,
    heard: lastContact !== undefined,
    // Cookies are read only after the device was: the server renders this page as well.
    untouched: status === 'ready' && !sessionWasOpened(),
  })
  return { state, spus, ask }
}
