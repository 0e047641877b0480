import { useEffect, useState } from 'react'
import { refreshed, type RefreshState } from '#blocks/cart/cart-contents.ts'
import { isSessionMarked } from '#sync/session-mark.ts'
import { useSync } from '#sync/outbox/use-sync.ts'
import { useWishlist } from '#sync/wishlist/use-wishlist.ts'

export type WishlistState = 'loading' | 'failed' | 'empty' | 'filled'

export interface WishlistFacts {
  readonly status: 'unknown' | 'ready' | 'failed'
  readonly count: number
  readonly requested: RefreshState
  /** This device has heard from the shop at some time. */
  readonly heard: boolean
  /** The shop never opened a session here: it can keep no wishes either. */
  readonly untouched: boolean
}

/** A list that the shop has never confirmed is not an empty one (style.md 8). */
export function wishlistState({ status, count, requested, heard, untouched }: WishlistFacts): WishlistState {
  if (status === 'failed') return 'failed'
  if (status === 'ready' && count > 0) return 'filled'
  if (status === 'ready' && (heard || requested === 'answered' || untouched)) return 'empty'
  return requested === 'asking' ? 'loading' : 'failed'
}

const NONE: readonly string[] = []

/** The wishlist on the screen, asked for afresh when the screen opens. */
export function useWishlistState() {
  const wishlist = useWishlist()
  const { status } = wishlist
  const spus = wishlist.status === 'ready' ? wishlist.spus : NONE
  const { lastContact } = useSync()
  const [requested, setRequested] = useState<RefreshState>('asking')
  useEffect(() => void refreshed().then(setRequested), [])
  const ask = () => {
    setRequested('asking')
    void refreshed().then(setRequested)
  }
  const state = wishlistState({
    status,
    count: spus.length,
    requested,
    heard: lastContact !== undefined,
    // Cookies are read only after the device was: the server renders this page as well.
    untouched: status === 'ready' && !isSessionMarked(),
  })
  return { state, spus, ask }
}
