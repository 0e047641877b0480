import { cartMove, wishListAdd, wishListDelete, type Wishlist } from '#contract/cart.contract.ts'
import { readsVersion } from '#contract/queued.ts'
import { applyToWishlist, type WishlistItem, type WishlistOperation } from '#domain/account/wishlist.ts'
import type { CartPreview } from '../cart/cart-projection.ts'
import type { Operation, Snapshot } from '../outbox/operation.ts'

export interface WishlistReady {
  readonly status: 'ready'
  /** Newest first. */
  readonly spus: readonly string[]
  readonly waiting: number
}

/** The wishlist on the screen: the confirmed one with everything that waits applied to it. */
export function projectWishlist(
  snapshot: Snapshot | undefined,
  operations: readonly Operation[],
): WishlistReady {
  let wishlist: readonly WishlistItem[] = (snapshot?.data as Wishlist | undefined)?.list ?? []
  let waiting = 0
  for (const operation of operations) {
    const changes = wishlistOperations(operation)
    if (changes.length > 0) waiting += 1
    for (const change of changes) wishlist = applyToWishlist(wishlist, change, operation.createdAt)
  }
  return { status: 'ready', spus: wishlist.map((item) => item.spu), waiting }
}

/** What an operation does to the wishlist; moving lines of the bag is a wish for each of their products. */
function wishlistOperations({ path, input, preview, v }: Operation): readonly WishlistOperation[] {
  if (!readsVersion(v)) return []
  if (path === wishListAdd.path || path === wishListDelete.path)
    return [{ spu: (input as { spu: string }).spu, on: path === wishListAdd.path }]
  if (path !== cartMove.path) return []
  const { pieces = [] } = (preview ?? {}) as Partial<CartPreview>
  return pieces.map(({ spuCode }) => ({ spu: spuCode, on: true }))
}
