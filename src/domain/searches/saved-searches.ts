import { readListingQuery, type ListingChoices } from '../catalog/listing/listing-query.ts'
import type { Scope } from '../catalog/read-model/storefront-content.ts'
import { decoded, readListingAddress, readSearchAddress } from '../region/links.ts'

/** A shopper's saved lists and searches as a pure function of a confirmed list and operations, in the order of saving. */

export const MAX_SAVED_SEARCHES = 20
export const MAX_SEARCH_NAME = 60
export const MAX_SEARCH_PAGE = 1_500

export interface SavedSearch {
  /** Made by the device that saves it. */
  readonly id: string
  readonly name: string
  /** Path and query of the list without language: `/search/silk+dress.html?size=M`. */
  readonly page: string
}

export type SavedSearchOperation =
  | { readonly kind: 'save'; readonly search: SavedSearch }
  | { readonly kind: 'remove'; readonly id: string }

/**
 * Saving adds an unknown id and renames a known one; a page that is saved already is not saved twice; removing an
 * unknown id changes nothing.
 */
export function applyToSavedSearches(
  searches: readonly SavedSearch[],
  operation: SavedSearchOperation,
): readonly SavedSearch[] {
  if (operation.kind === 'remove') return searches.filter(({ id }) => id !== operation.id)
  const { id, name, page } = operation.search
  if (searches.some((one) => one.id === id))
    return searches.map((one) => (one.id === id ? { ...one, name } : one))
  return searches.some((one) => one.page === page) ? searches : [...searches, { id, name, page }]
}

export interface SearchOfPage {
  readonly scope: Scope
  readonly query: ListingChoices
}

/** What a page lists, newest first; undefined for a page that is no list. */
export function searchOfPage(page: string): SearchOfPage | undefined {
  const [pathname = '', query = ''] = page.split('?')
  const params = readQuery(query)
  const scope = scopeOf(pathname, params)
  return (
    scope && {
      scope,
      query: readListingQuery({ ...params, page: undefined, pageSize: undefined, sort: 'newest' }),
    }
  )
}

function readQuery(query: string): Readonly<Record<string, string>> {
  const pairs = query.split('&').map((pair): [string, string] => {
    const [name = '', ...value] = pair.split('=')
    return [decoded(name), decoded(value.join('=').replaceAll('+', ' '))]
  })
  return Object.fromEntries(pairs)
}

function scopeOf(pathname: string, { spelling }: Readonly<Record<string, string>>): Scope | undefined {
  const [root, first = '', second = '', ...others] = pathname.split('/')
  if (root !== '' || others.length > 0) return undefined
  if (first === 'search') {
    const key = readSearchAddress(second)
    return key === undefined
      ? undefined
      : { kind: 'search', key, ...(spelling === 'exact' ? { spelling } : {}) }
  }
  if (first === 'collections' && second !== '') return { kind: 'collection', key: decoded(second) }
  const category = second === '' ? readListingAddress(first) : undefined
  return category && { kind: 'category', key: String(Number(category.cid)) }
}
