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
