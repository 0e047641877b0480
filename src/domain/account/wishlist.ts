/** The wishlist as a pure function of a confirmed list and operations; newest first. */
export interface WishlistItem {
  readonly spu: string
  /** Epoch milliseconds, for showing only: order comes from the operations. */
  readonly addedAt: number
}

export interface WishlistOperation {
  readonly spu: string
  readonly on: boolean
}

export const MAX_WISHLIST_ITEMS = 500

/** Absolute, not a toggle: applying it twice changes nothing, and a rebase cannot turn it round (offline.md D2). */
export function applyToWishlist(
  wishlist: readonly WishlistItem[],
  operation: WishlistOperation,
  at: number,
): readonly WishlistItem[] {
  const known = wishlist.some((item) => item.spu === operation.spu)
  if (operation.on) return known ? wishlist : [{ spu: operation.spu, addedAt: at }, ...wishlist]
  return known ? wishlist.filter((item) => item.spu !== operation.spu) : wishlist
}
