import type { CardColour, ProductCard } from '#contract/catalog/card-fields.ts'
import type { Pair } from '#contract/catalog/pairs.contract.ts'
import type { ColourGroup, ProductDetail } from '#contract/catalog/product.contract.ts'
import { shownColour } from './bundle-choice.ts'

/** The page's product in its chosen colour. */
export type OwnPiece = {
  readonly product: ProductDetail
  readonly colour: ColourGroup['color']
}

/** The pieces that are pictured with a colour of the page's product, in the order of the bundle. */
export function partnersOf<Card extends Pick<ProductCard, 'spuCode'>>(
  pairs: readonly Pair[],
  pid: string | undefined,
  products: readonly Card[],
): readonly Card[] {
  return products.filter((product) =>
    pairs.some((pair) => pair.pid === pid && pair.otherSpu === product.spuCode),
  )
}

/** The colour of the other piece: the chosen one, else the one that its card shows, as far as there is a picture. */
export function partnerColour(
  partner: Pick<ProductCard, 'items'>,
  pictured: readonly Pair[],
  chosen: string | undefined,
): CardColour | undefined {
  const known = partner.items.filter(({ pid }) => pictured.some(({ otherPid }) => otherPid === pid))
  return (
    known.find(({ pid }) => pid === chosen) ??
    known.find(({ pid }) => pid === shownColour(partner)?.pid) ??
    known[0]
  )
}
