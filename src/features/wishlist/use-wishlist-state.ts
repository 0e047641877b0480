import { useEffect, useState } from 'react'
import { refreshed, type RefreshState } from '#blocks/cart/cart-contents.ts'
import { isSessionMarked } from '#sync/session-mark.ts'
import { useSync } from '#sync/use-sync.ts'
import { useWishlist } from '#sync/wishlist/use-wishlist.ts'

export type WishlistState = 'loading' | 'failed' | 'empty' | 'filled'

export interface WishlistFacts {
  readonly status: 'unknown' | 'ready' | 'failed'
  readonly count: number
  readonly requested: RefreshState
  /** This device has had a response from the server before. */
  readonly heard: boolean
  /** The server has no session for this device, so it has no wishlist either. */
  readonly untouched: boolean
}

/** A list that the server has never confirmed is not an empty one. */
export function wishlistState({ status, count, requested, heard, untouched }: WishlistFacts): WishlistState {
  if (status === 'failed') return 'failed'
  if (status === 'ready' && count > 0) return 'filled'
  if (status === 'ready' && (heard || requested === 'answered' || untouched)) return 'empty'
  return requested === 'asking' ? 'loading' : 'failed'
}

const NONE: readonly string[] = []

/** The wishlist for the screen, fetched when the screen opens. */
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
    // The cookie is read only after the device state: the server renders this page as well.
    untouched: status === 'ready' && !isSessionMarked(),
  })
  return { state, spus, asOf: wishlist.status === 'ready' ? wishlist.asOf : undefined, ask }
}
