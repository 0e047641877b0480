import type { ProductCard } from '#contract/card-fields.ts'
import { spokenFor, type Language } from '#domain/region/language.ts'

/** Searches the products that this device has seen with the server's rules, including typing errors and synonyms. */
export async function searchOffline(
  cards: readonly ProductCard[],
  keywords: string,
  language: Language,
): Promise<readonly ProductCard[]> {
  // Loaded only without a network, so that other visits do not download it.
  const { createTextIndex } = await import('#domain/catalog/search/text-index.ts')
  const index = createTextIndex(
    cards.map((card) => ({
      spu: card.spuCode,
      name: card.productsName,
      category: card.categoriesName,
      colours: card.items.map(({ color }) => color).join(' '),
      type: '',
      keywords: '',
    })),
    spokenFor(language),
  )
  const bySpu = new Map(cards.map((card) => [card.spuCode, card]))
  return index.search(keywords).flatMap(({ spu }) => bySpu.get(spu) ?? [])
}
