import type { Storefront } from '../../region/storefront.ts'
import { readListingQuery, type ListingChoices, type ListingParams } from '../listing/listing-query.ts'
import type { ListingQuery } from '../listing/listing-types.ts'
import type { Spelling } from '../search/rank-products.ts'
import { keywordFor } from '../search/suggestions/keyword.ts'
import type { createCards } from './cards.ts'
import { labelFacets } from './facet-labels.ts'
import { createFirstProducts } from './first-products.ts'
import type { createLikedPieces } from './liked-pieces.ts'
import { createLruCache } from './memo.ts'
import type { createPageSuggestions } from './page-suggestions.ts'
import type { createPriceViews } from './price-view.ts'
import type { ProductStore } from './product-store.ts'
import type { createScopeProducts } from './scope-products.ts'
import type { Scope, StorefrontContent } from './storefront-content.ts'

/** Facets of a list in one language and currency, apart from page and order. */
const CACHED_FACETS = 400
/** A list's filters, order and page; of one store alone where it is named. */
type ListingRequest = Omit<ListingQuery, 'scope' | 'first'> & Pick<ListingChoices, 'store' | 'first'>

type SearchParams = ListingParams & {
  readonly keywords: string
  readonly spelling?: Spelling | undefined
  /** With categories and articles that are named so. */
  readonly suggest?: 'on' | undefined
}

interface ListingParts
  extends
    Pick<ReturnType<typeof createLikedPieces>, 'likedBy' | 'headingIn'>,
    ReturnType<typeof createScopeProducts> {
  readonly store: ProductStore
  readonly content: () => StorefrontContent
  readonly viewOf: ReturnType<typeof createPriceViews>
  readonly cardsIn: ReturnType<typeof createCards>
  readonly suggestIn: ReturnType<typeof createPageSuggestions>
  readonly version: () => string
}

/** Lists of cards with their facets: of a category, a collection or a search. */
export function createListingReader(parts: ListingParts) {
  const { store, content, viewOf, cardsIn, suggestIn, version } = parts
  const { likedBy, headingIn, shelvesOf, productsIn } = parts
  const facets = createLruCache<ReturnType<typeof labelFacets>>(CACHED_FACETS)
  const firstOn = createFirstProducts({
    shelvesOf,
    scopeOn: (scope, view, shelves) => productsIn(scope, view, shelves).own,
    storeNames: (id) => content().stores.get(id),
    version,
  })

  /**
   * undefined: no such category or collection, or a store whose stock is not known here. A price filter is in whole
   * units of the storefront's currency.
   */
  function listing(requestedScope: Scope, query: ListingRequest, storefront: Storefront) {
    const scope =
      requestedScope.kind === 'search'
        ? { ...requestedScope, key: keywordFor(requestedScope.key) ?? '' }
        : requestedScope
    const view = viewOf(storefront)
    const heading = headingIn(scope, view)
    const shelves = shelvesOf(query.store)
    if (!heading || !shelves) return undefined
    const { own, matches: found } = productsIn(scope, view, shelves)
    const first = query.first && firstOn(shelves, query.first, { scope, filters: query.filters, view })
    if (query.first && !first) return undefined
    const name = `${scope.kind} ${scope.spelling} ${scope.key} ${view.spoken} ${shelves.name}`
    const { answer, bands } = shelves.list({ scope: own, query: { ...query, first: first?.products } }, view)
    const storeNames = query.store === undefined ? undefined : content().stores.get(query.store)
    const { categories: chosen = [], colours: families = [], sizes = [] } = query.filters
    const preferred = { families, sizes, words: found?.colours }
    return {
      ...heading,
      ...(found?.understood === undefined ? {} : { understood: found.understood }),
      ...(found && found.nearest.length > 0 ? { nearest: [...found.nearest] } : {}),
      productList: answer.spus
        .flatMap((spu) => store.bySpu(spu) ?? [])
        .map(cardsIn(view, content().tree, preferred)),
      totalPage: answer.total,
      page: answer.page,
      pages: answer.pages,
      pageSize: query.pageSize,
      sort: (query.first?.sort ?? query.sort) as string,
      ...(first && { first: { key: first.key, label: first.label, count: answer.first } }),
      facets: facets.of(JSON.stringify([version(), view.key, name, query.filters]), () =>
        labelFacets(answer.facets, bands(), { scope, tree: content().tree, view, chosen }),
      ),
      currency: view.currency as string,
      ...(storeNames && { store: view.name(storeNames) }),
    }
  }

  return {
    listing,
    search({ keywords, spelling, suggest, ...params }: SearchParams, storefront: Storefront) {
      const scope = { kind: 'search', key: keywords.trim(), spelling } as const
      const found = listing(scope, readListingQuery(params, 'relevance'), storefront)
      if (!found || suggest === undefined) return found
      const { spoken, name } = viewOf(storefront)
      return { ...found, suggested: suggestIn(spoken, name)(found.understood ?? scope.key) }
    },
    category: ({ cid, ...params }: ListingParams & { readonly cid: number }, storefront: Storefront) =>
      listing({ kind: 'category', key: String(cid) }, readListingQuery(params), storefront),
    collection: (
      { idealsRuleName, ...params }: ListingParams & { readonly idealsRuleName: string },
      storefront: Storefront,
    ) => {
      const scope = { kind: 'collection', key: idealsRuleName } as const
      return listing(
        scope,
        readListingQuery(params, likedBy(scope) ? 'relevance' : 'recommended'),
        storefront,
      )
    },
  }
}
