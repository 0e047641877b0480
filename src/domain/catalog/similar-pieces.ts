/** What two pieces are compared by. */
export interface Piece {
  readonly spu: string
  readonly type: string
  /** English: it names the fabric. */
  readonly name: string
  /** As filed: leaf categories. */
  readonly categories: readonly number[]
  /** Of the colours that can be bought. */
  readonly families: readonly string[]
  /** The lowest, SGD minor units. */
  readonly price: number
  /** The shop's own order. */
  readonly rank: number
}

const FABRICS = [
  'silk',
  'satin',
  'chiffon',
  'crepe',
  'linen',
  'cotton',
  'denim',
  'jacquard',
  'lace',
  'tweed',
  'velvet',
  'wool',
  'merino',
  'cashmere',
  'knit',
  'rib',
] as const

/** A list of one page. */
const MOST = 20
const WORTH = { type: 8, category: 4, fabric: 4, colour: 2, nearPrice: 3, samePriceBand: 1 } as const
/** A price within a quarter is near; within half it is of the same band. */
const NEAR = 0.25
const BAND = 0.5

/** Fabrics that a name mentions, as whole words. */
export function fabricsIn(name: string): readonly string[] {
  const words = new Set(name.toLowerCase().split(/[^a-z]+/))
  return FABRICS.filter((fabric) => words.has(fabric))
}

/**
 * Pieces like another one, most alike first: of its type or category, then by fabric, colour and price; the shop's order
 * decides between equals. Where nothing is of its type or category the list is empty.
 */
export function similarPieces(to: Piece, pieces: Iterable<Piece>): string[] {
  const likeness = likenessTo(to)
  const found: { readonly piece: Piece; readonly worth: number }[] = []
  for (const piece of pieces) {
    if (piece.spu === to.spu) continue
    const worth = likeness(piece)
    if (worth > 0) found.push({ piece, worth })
  }
  return found
    .sort((first, second) => second.worth - first.worth || first.piece.rank - second.piece.rank)
    .slice(0, MOST)
    .map(({ piece }) => piece.spu)
}

type Kind = Pick<Piece, 'type' | 'categories'>

/** Pieces of another type and without a common category are never alike. */
export function isOfKind(one: Kind, other: Kind): boolean {
  return one.type === other.type || sharesCategory(one, other)
}

function sharesCategory(one: Kind, other: Kind): boolean {
  return one.categories.some((category) => other.categories.includes(category))
}

function likenessTo(piece: Piece): (other: Piece) => number {
  const { type, families, price, name } = piece
  const fabrics = fabricsIn(name)
  return (other) => {
    if (!isOfKind(piece, other)) return 0
    const ofFabric = fabricsIn(other.name).some((fabric) => fabrics.includes(fabric))
    const inColour = other.families.some((family) => families.includes(family))
    return (
      (other.type === type ? WORTH.type : 0) +
      (sharesCategory(piece, other) ? WORTH.category : 0) +
      (ofFabric ? WORTH.fabric : 0) +
      (inColour ? WORTH.colour : 0) +
      priceWorth(Math.abs(other.price - price) / Math.max(1, price))
    )
  }
}

function priceWorth(distance: number): number {
  if (distance <= NEAR) return WORTH.nearPrice
  return distance <= BAND ? WORTH.samePriceBand : 0
}
