/** The chunk of a search without the network. */
export { createTextIndex } from '#domain/catalog/search/text-index.ts'
export { createSearchWords } from '#domain/catalog/search/search-words.ts'
