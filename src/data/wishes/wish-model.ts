import { wishListAdd, wishListDelete, type Wishlist } from '#contract/cart.ts'
import { applyToWishes, type Wish } from '#domain/account/wishes.ts'
import type { Operation, Snapshot } from '../outbox/operation.ts'

export interface WishesReady {
  readonly status: 'ready'
  /** Newest first. */
  readonly spus: readonly string[]
  readonly waiting: number
}

/** The wishlist on the screen: the confirmed one with everything that waits applied to it. */
export function wishesOf(snapshot: Snapshot | undefined, operations: readonly Operation[]): WishesReady {
  let wishes: readonly Wish[] = (snapshot?.data as Wishlist | undefined)?.list ?? []
  let waiting = 0
  for (const { path, input, createdAt } of operations) {
    if (path !== wishListAdd.path && path !== wishListDelete.path) continue
    waiting += 1
    wishes = applyToWishes(
      wishes,
      { spu: (input as { spu: string }).spu, on: path === wishListAdd.path },
      createdAt,
    )
  }
  return { status: 'ready', spus: wishes.map((wish) => wish.spu), waiting }
}
