import type { Spoken } from '../../region/language.ts'
import { createLinkSuggestions, type TitledLink } from '../search/suggestions/link-suggestions.ts'
import type { SearchWords } from '../search/search-words.ts'
import type { CategoryNode } from './category-tree.ts'
import type { Names } from './entries.ts'
import type { StorefrontContent } from './storefront-content.ts'

const MOST_CATEGORIES = 3
const MOST_ARTICLES = 2

interface PageSuggestions {
  readonly categories: TitledLink[]
  readonly articles: TitledLink[]
}

/** Categories and articles that are named like a search, by language; read again when the content has changed. */
export function createPageSuggestions(
  contentNow: () => StorefrontContent,
  wordsOf: (spoken: Spoken) => readonly SearchWords[],
) {
  let readFrom: StorefrontContent | undefined
  const known = new Map<Spoken, (keywords: string) => PageSuggestions>()

  function read(spoken: Spoken, name: (names: Names) => string) {
    const { tree, articles } = contentNow()
    const words = wordsOf(spoken)
    const categories = createLinkSuggestions(
      tree.roots.flatMap(allOf).map((node) => ({ title: name(node.names), link: node.path, about: '' })),
      spoken,
      words,
    )
    const pages = createLinkSuggestions(
      articles.map(({ link, names, about }) => ({ title: name(names), link, about: name(about) })),
      spoken,
      words,
    )
    return (keywords: string) => ({
      categories: categories(keywords, MOST_CATEGORIES),
      articles: pages(keywords, MOST_ARTICLES),
    })
  }

  return function suggestIn(spoken: Spoken, name: (names: Names) => string) {
    if (readFrom !== contentNow()) known.clear()
    readFrom = contentNow()
    const suggest = known.get(spoken) ?? read(spoken, name)
    known.set(spoken, suggest)
    return suggest
  }
}

function allOf(node: CategoryNode): CategoryNode[] {
  return [node, ...node.below.flatMap(allOf)]
}
