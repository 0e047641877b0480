import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { createSay, type CompiledTexts } from '#domain/region/say.ts'
import { spokenFor, type Language } from '#domain/region/language.ts'

/**
 * Searches the products that this device has seen with the server's rules, including typing errors and synonyms.
 * `texts`: the pack of the language, for its synonyms and colour words; English ones are always understood.
 */
export async function searchOffline(
  cards: readonly ProductCard[],
  keywords: string,
  { language, texts }: { readonly language: Language; readonly texts: CompiledTexts },
): Promise<readonly ProductCard[]> {
  // Loaded only without a network, so that other visits do not download it.
  const [{ createTextIndex }, { createSearchWords }] = await Promise.all([
    import('#domain/catalog/search/text-index.ts'),
    import('#domain/catalog/search/search-words.ts'),
  ])
  const spoken = spokenFor(language)
  const english = createSearchWords(({ message }) => message)
  const hasOwn = spoken !== 'en' && Object.keys(texts).length > 0
  const words = hasOwn ? [createSearchWords(createSay(spoken, texts)), english] : [english]
  const index = createTextIndex(
    cards.map((card) => ({
      spu: card.spuCode,
      name: card.productsName,
      category: card.categoriesName,
      colours: card.items.map(({ color }) => color).join(' '),
      type: '',
      keywords: '',
    })),
    { language: spoken, words },
  )
  const bySpu = new Map(cards.map((card) => [card.spuCode, card]))
  return index.search(keywords).flatMap(({ spu }) => bySpu.get(spu) ?? [])
}
