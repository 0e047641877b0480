import type { CardColour, ProductCard } from '#contract/catalog/card-fields.ts'
import type { Look } from '#domain/looks/looks.ts'

export interface LookPiece {
  readonly card: ProductCard
  /** undefined where the shop no longer has the product in this colour. */
  readonly colour: CardColour | undefined
}

/** The pieces of a look that the shop still has, in the order in which they were seen. */
export function piecesOf(
  { spu, pid, otherSpu, otherPid }: Look,
  cards: readonly ProductCard[],
): readonly LookPiece[] {
  const named = [
    { code: spu, colourCode: pid },
    { code: otherSpu, colourCode: otherPid },
  ]
  return named.flatMap(({ code, colourCode }) => {
    const card = cards.find(({ spuCode }) => spuCode === code)
    return card ? [{ card, colour: card.items.find((colour) => colour.pid === colourCode) }] : []
  })
}
