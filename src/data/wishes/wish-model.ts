import { cartMove, wishListAdd, wishListDelete, type Wishlist } from '#contract/cart.ts'
import { readsVersion } from '#contract/queued.ts'
import { applyToWishes, type Wish, type WishOperation } from '#domain/account/wishes.ts'
import type { AboutBag } from '../bag/bag-model.ts'
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
  for (const operation of operations) {
    const changes = wishOperations(operation)
    if (changes.length > 0) waiting += 1
    for (const change of changes) wishes = applyToWishes(wishes, change, operation.createdAt)
  }
  return { status: 'ready', spus: wishes.map((wish) => wish.spu), waiting }
}

/** What an operation does to the wishlist; moving lines of the bag is a wish for each of their products. */
function wishOperations({ path, input, about, v }: Operation): readonly WishOperation[] {
  if (!readsVersion(v)) return []
  if (path === wishListAdd.path || path === wishListDelete.path)
    return [{ spu: (input as { spu: string }).spu, on: path === wishListAdd.path }]
  if (path !== cartMove.path) return []
  const { pieces = [] } = (about ?? {}) as Partial<AboutBag>
  return pieces.map(({ spuCode }) => ({ spu: spuCode, on: true }))
}
