/** The wishlist as a pure function of a confirmed list and operations; newest first. */
export interface Wish {
  readonly spu: string
  /** Epoch milliseconds, for showing only: order comes from the operations. */
  readonly addedAt: number
}

export interface WishOperation {
  readonly spu: string
  readonly on: boolean
}

export const MOST_WISHES = 500

/** Absolute, not a toggle: applying it twice changes nothing, and a rebase cannot turn it round (offline.md D2). */
export function applyToWishes(
  wishes: readonly Wish[],
  operation: WishOperation,
  at: number,
): readonly Wish[] {
  const known = wishes.some((wish) => wish.spu === operation.spu)
  if (operation.on) return known ? wishes : [{ spu: operation.spu, addedAt: at }, ...wishes]
  return known ? wishes.filter((wish) => wish.spu !== operation.spu) : wishes
}
