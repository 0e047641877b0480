import { createEngine } from '../catalog/engine.ts'
import { readListingQuery, type ListingParams } from '../catalog/listing-query.ts'
import type { ListingQuery, ListingScope, ListingSort } from '../catalog/listing.ts'
import { markDisabled } from '../catalog/variants.ts'
import { collectionPath, searchPath } from '../region/links.ts'
import { spokenFor } from '../region/language.ts'
import { keywordFor, TRENDING } from '../search/keyword.ts'
import { withBannerTitles } from './banner-titles.ts'
import { createCards, type ProductCard } from './cards.ts'
import { presentTree, type MenuCategory } from './category-tree.ts'
import { presentDetail, type DetailParts } from './detail.ts'
import type { Names, ProductEntry } from './entries.ts'
import { labelFacets } from './facet-labels.ts'
import { distinctRails, railsReach } from './home-rails.ts'
import { headingOf, type Heading } from './heading.ts'
import { createListings } from './price-listing.ts'
import { createPrimary } from './primary-category.ts'
import type { ProductShelf } from './product-shelf.ts'
import { createRecorder, documentOf } from './records.ts'
import type { Place, Scope } from './scope.ts'
import type { ShopWindow } from './shop-window.ts'
import { createTextIndexes } from './text-indexes.ts'
import { createWordSearch } from './word-search.ts'
import { createViews } from './view.ts'

const MOST_CARDS = 60

export type Listing = NonNullable<ReturnType<ShopReader['listing']>>
export type ProductDetail = ReturnType<typeof presentDetail>

interface ShopParts {
  readonly shelf: ProductShelf
  readonly window: ShopWindow
  /** Changes whenever something that shoppers see has changed. */
  readonly version: () => string
  /** Does a piece of work when nothing else is waiting. */
  readonly later: (work: () => void) => void
}

export type ShopReader = ReturnType<typeof createShopReader>

/**
 * The shop as it is read: listings, search, cards, product and home page, from a shelf in memory. The server answers from
 * one it fills out of its database, a device from one it has taken along; the answers are the same (design.md 3.14a).
 */
export function createShopReader({ shelf, window: first, version, later }: ShopParts) {
  let window = first
  const recordOf = createRecorder(shelf.skus)
  const engine = createEngine(Array.from(shelf.all(), (entry) => recordOf(entry, window.tree)))
  const primary = createPrimary()
  primary.learn(shelf.all())
  const viewOf = createViews()
  const lists = createListings(engine, version)
  const cardOf = createCards(shelf, (entry, tree) => primary.lineOf(entry, tree).at(-1)?.names)
  const indexes = createTextIndexes(
    shelf,
    (entry, language) => documentOf(entry, window.tree, language),
    later,
  )

  const findWords = createWordSearch(shelf, indexes)

  /** undefined: no such category or collection. A price filter is in whole units of the place's currency. */
  function listing(asked: Scope, query: Omit<ListingQuery, 'scope'>, place: Place) {
    const scope = asked.kind === 'search' ? { ...asked, key: keywordFor(asked.key) ?? '' } : asked
    const view = viewOf(place)
    const heading = headingOf(scope, window, view)
    if (!heading) return undefined
    const found = scope.kind === 'search' ? findWords(scope.key, view.spoken) : undefined
    const { answer, bands } = lists(
      { name: `${scope.kind} ${scope.key} ${view.spoken}`, scope: found?.scope ?? shelfScope(scope), query },
      view,
    )
    const { categories: chosen = [], colours: families = [], sizes = [] } = query.filters
    const wish = { families, sizes, words: found?.colours }
    return {
      ...heading,
      ...(found?.understood === undefined ? {} : { understood: found.understood }),
      productList: answer.spus
        .flatMap((spu) => shelf.bySpu(spu) ?? [])
        .map((entry) => cardOf(entry, view, window.tree, wish)),
      totalPage: answer.total,
      page: answer.page,
      pages: answer.pages,
      pageSize: query.pageSize,
      sort: query.sort as string,
      facets: labelFacets(answer.facets, bands, { scope, tree: window.tree, view, chosen }),
      currency: view.currency as string,
    }
  }

  /** Banners of the menu say where they lead. */
  function withTitles(categories: readonly MenuCategory[], place: Place): MenuCategory[] {
    const view = viewOf(place)
    const titleOf = (link: string) => {
      const names =
        window.collections.get(link.replace('/collections/', ''))?.names ??
        window.tree.find(Number(/-c-(\d+)\.html$/.exec(link)?.[1]))?.names
      return names && view.name(names)
    }
    return categories.map((category) => ({
      ...category,
      bannerIcon: withBannerTitles(category.bannerIcon, titleOf),
      subCategory: withTitles(category.subCategory, place),
    }))
  }

  /** A list as a call asks for it: the fields are text, and what cannot be understood is dropped. */
  function list(scope: Scope, params: ListingParams, place: Place, sort: ListingSort) {
    return listing(scope, readListingQuery(params, sort), place)
  }

  function cards(spus: readonly string[], place: Place): ProductCard[] {
    const view = viewOf(place)
    return spus.flatMap((spu) => shelf.bySpu(spu) ?? []).map((entry) => cardOf(entry, view, window.tree))
  }

  function others(ids: readonly string[], place: Place): ProductCard[] {
    const listed = ids.flatMap((id) => shelf.byId(id) ?? []).filter((entry) => entry.listed && entry.onSale)
    return cards(
      listed.map((entry) => entry.spu),
      place,
    )
  }

  function detail(
    entry: ProductEntry,
    about: Pick<DetailParts, 'texts' | 'reviews' | 'storeStock'>,
    sku: string | undefined,
    place: Place,
    asOf: number,
  ) {
    const view = viewOf(place)
    const parts = {
      ...about,
      entry,
      card: cardOf(entry, view, window.tree),
      line: primary.lineOf(entry, window.tree),
      related: others(about.texts.related, place),
      bundle: others(about.texts.bundle, place),
    }
    return presentDetail(parts, sku, shelf.skus, view, window, asOf)
  }

  return {
    listing,
    search: ({ keywords, ...params }: ListingParams & { readonly keywords: string }, place: Place) =>
      list({ kind: 'search', key: keywords.trim() }, params, place, 'relevance'),
    category: ({ cid, ...params }: ListingParams & { readonly cid: number }, place: Place) =>
      list({ kind: 'category', key: String(cid) }, params, place, 'recommended'),
    collection: (
      { idealsRuleName, ...params }: ListingParams & { readonly idealsRuleName: string },
      place: Place,
    ) => list({ kind: 'collection', key: idealsRuleName }, params, place, 'recommended'),
    cards,
    /** As the call names them: SPUs with commas between. */
    cardsNamed: (spus: string, place: Place) =>
      cards([...new Set(spus.split(',').map((spu) => spu.trim()))].slice(0, MOST_CARDS), place),
    detail,
    heading: (scope: Scope, place: Place): Heading | undefined => headingOf(scope, window, viewOf(place)),
    categories: (place: Place): MenuCategory[] =>
      withTitles(presentTree(window.tree.roots, place.language), place),
    trending: () => TRENDING.map((keywords) => ({ keywords: keywords as string, url: searchPath(keywords) })),
    /** The home page as the owner has laid it out: hero, banners of collections, rails of collections. */
    home(place: Place) {
      const spoken = spokenFor(place.language)
      const say = (names: Names) => names[spoken] ?? names.en
      const { hero, banners, rails } = window.home
      const known = (keys: readonly string[]) => keys.flatMap((key) => window.collections.get(key) ?? [])
      const railOf = (key: string) =>
        listing(
          { kind: 'collection', key },
          { filters: {}, sort: 'recommended', page: 1, pageSize: railsReach(rails.length) },
          place,
        )?.productList.map((card) => card.spuCode) ?? []
      return {
        version: version(),
        hero: { ...hero, title: say(hero.title), text: say(hero.text), action: say(hero.action) },
        banners: known(banners).map(({ key, names, banner }) => ({
          title: say(names),
          link: collectionPath(key),
          image: banner,
        })),
        rails: distinctRails(
          known(rails).map(({ key, names }) => ({
            key,
            title: say(names),
            link: collectionPath(key),
            spus: railOf(key),
          })),
        ),
      }
    },
    /** Makes the English text index before anybody waits for it. */
    beginSearch: indexes.begin,
    /** These products have changed, in whatever way. */
    changed(entries: readonly ProductEntry[]) {
      engine.update(entries.map((entry) => recordOf(entry, window.tree)))
      indexes.update(entries)
    },
    /** Only what can be bought of them has changed: no text has. */
    restocked(entries: readonly ProductEntry[]) {
      engine.update(entries.map((entry) => recordOf(entry, window.tree)))
    },
    /** `moved`: shape or words of the category tree are others, so that everything is filed anew. */
    setWindow(latest: ShopWindow, moved: boolean) {
      window = latest
      primary.learn(shelf.all())
      if (!moved) return
      engine.update(Array.from(shelf.all(), (entry) => recordOf(entry, window.tree)))
      indexes.clear()
      indexes.begin()
    },
  }
}

function shelfScope({ kind, key }: Scope): ListingScope {
  return kind === 'category' ? { category: Number(key) } : { collection: key }
}

/** Sizes of a product for quick choices, in the colour it is shown in (spec 3). */
export function infoPanelOf({ attributes, skuCode }: ProductDetail) {
  const shown = attributes.find((group) => group.size.some((size) => size.sku === skuCode)) ?? attributes[0]
  const sizes = shown?.size.filter((size) => !size.hidden) ?? []
  return {
    attributes: {
      optionsType: 'size',
      values: markDisabled(sizes).map((size) => ({
        name: size.size,
        sku: size.sku,
        canBuy: size.canBuy,
        disabled: size.disabled,
        formatFinalPrice: size.formatFinalPrice,
        formatProductsPrice: size.formatProductsPrice,
      })),
    },
  }
}
