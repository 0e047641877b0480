import type { CatalogueEngine } from '../listing/listing-engine.ts'
import { isOfKind, type Piece, similarPieces } from '../similar-pieces.ts'
import {
  canBuy,
  type ColourEntry,
  isSellable,
  lowestPrice,
  type ProductEntry,
  slotsOf,
  wholeOf,
} from './entries.ts'
import type { ProductStore } from './product-store.ts'
import type { SkuStore } from './sku-store.ts'

/** SPUs of the pieces like another one that can be bought with money now, most alike first. */
export function likePiece(entry: ProductEntry, { skus, all }: Pick<ProductStore, 'skus' | 'all'>): string[] {
  const buyable = buyableColours(entry, skus)
  const own = pieceOf(entry, buyable.length > 0 ? buyable : entry.colours, skus)
  return similarPieces(own, offered(entry, all(), skus))
}

/** Read only where they are of the kind: a shop may have a hundred thousand. */
function* offered(to: ProductEntry, entries: Iterable<ProductEntry>, skus: SkuStore): Iterable<Piece> {
  for (const entry of entries) {
    if (!isOfKind(to, entry) || !entry.listed || !isSellable(entry)) continue
    const buyable = buyableColours(entry, skus)
    if (buyable.length > 0) yield pieceOf(entry, buyable, skus)
  }
}

function buyableColours(entry: ProductEntry, skus: SkuStore): readonly ColourEntry[] {
  return entry.colours.filter((colour) => slotsOf(colour).some((slot) => canBuy(entry, skus, slot)))
}

function pieceOf(entry: ProductEntry, colours: readonly ColourEntry[], skus: SkuStore): Piece {
  return {
    spu: entry.spu,
    type: entry.type,
    name: entry.names.en,
    categories: entry.categories,
    families: [...new Set(colours.map(({ family }) => family))],
    price: lowestPrice(wholeOf(entry), skus).price,
    rank: entry.rank,
  }
}

/** What a bag is offered: one rail. */
const MOST_TOGETHER = 8
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
      if (found.length === MOST_TOGETHER) break
      if (seen.has(entry.id) || !isOffered(entry)) continue
      seen.add(entry.id)
      found.push(entry.spu)
    }
    return found
  }
}
