import type { CatalogueEngine } from '../listing/listing-engine.ts'
import { canBuy, isSellable, slotsOf, wholeOf, type ProductEntry } from './entries.ts'
import type { ProductStore } from './product-store.ts'

/** One rail. */
const MOST = 8
/** Categories of a bag that are looked through, and products of each. */
const CATEGORIES = 6
const PER_CATEGORY = 24

/** What goes with the products of a bag: ids, best first. */
export interface GoesWith {
  readonly bag: readonly string[]
  /** Bought in the same orders. */
  readonly bought: readonly string[]
  /** 'Style It With' of the bag's products. */
  readonly styled: readonly string[]
}

/**
 * Products to buy with those of a bag: bought together, then styled with them, then of the same categories in the shop's
 * order. All of them can be bought now from their card, and none is in the bag.
 */
export function createPiecesTogether({
  store,
  engine,
}: {
  readonly store: ProductStore
  readonly engine: CatalogueEngine
}) {
  function isOffered(entry: ProductEntry): boolean {
    if (!entry.listed || !isSellable(entry) || entry.isGiftCard || entry.isGroupVirtual) return false
    return slotsOf(wholeOf(entry)).some((slot) => canBuy(entry, store.skus, slot))
  }

  function ofCategories(bag: readonly ProductEntry[]): ProductEntry[] {
    const categories = [...new Set(bag.flatMap((entry) => entry.categories))].slice(0, CATEGORIES)
    const query = { filters: {}, sort: 'recommended', page: 1, pageSize: PER_CATEGORY } as const
    return categories
      .flatMap((category) => engine.query({ ...query, scope: { category } }).spus)
      .flatMap((spu) => store.bySpu(spu) ?? [])
      .toSorted((one, other) => one.rank - other.rank)
  }

  function* candidates({ bag, bought, styled }: GoesWith): Iterable<ProductEntry> {
    for (const id of [...bought, ...styled]) {
      const entry = store.byId(id)
      if (entry) yield entry
    }
    yield* ofCategories(bag.flatMap((id) => store.byId(id) ?? []))
  }

  /** SPUs. */
  return function piecesTogether(goesWith: GoesWith): readonly string[] {
    const seen = new Set(goesWith.bag)
    const found: string[] = []
    for (const entry of candidates(goesWith)) {
      if (found.length === MOST) break
      if (seen.has(entry.id) || !isOffered(entry)) continue
      seen.add(entry.id)
      found.push(entry.spu)
    }
    return found
  }
}
