import { openSync } from '#sync/open-sync.ts'

/**
 * What the user does on a page of products is loaded at the first press, together with the database that it needs: a page
 * on which nothing is pressed fetches none of both.
 */
export function loadCartActions(): Promise<typeof import('#sync/cart/cart-actions.ts')> {
  fetchSync()
  return import('#sync/cart/cart-actions.ts')
}

export function loadWishlistActions(): Promise<typeof import('#sync/wishlist/wishlist-actions.ts')> {
  fetchSync()
  return import('#sync/wishlist/wishlist-actions.ts')
}

/** At the same time, so that both arrive after one wait; the action itself reports a failure. */
function fetchSync(): void {
  openSync().catch(() => {})
}
