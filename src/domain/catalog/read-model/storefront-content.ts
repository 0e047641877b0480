import { POINTS_LIST, POINTS_PAGE } from '../points-purchase.ts'
import type { Spelling } from '../search/rank-products.ts'
import { buildCategoryTree, type CategoryRow, type CategoryTree } from './category-tree.ts'
import { NO_OFFERS, type SiteOffers } from '../../promotions/site-offers.ts'
import type { Spoken } from '../../region/language.ts'
import type { Site } from '../../region/sites.ts'
import type { Names } from './entries.ts'
import type { PriceView } from './price-view.ts'

interface CollectionEntry {
  readonly key: string
  readonly names: Names
  readonly about: Names
  /** Address of its picture without width and format; empty without one. */
  readonly banner: string
}

export interface HomePlan {
  readonly hero: {
    readonly title: Names
    readonly text: Names
    readonly action: Names
    readonly link: string
    /** Addresses of the picture in both shapes, without width and format. */
    readonly wide: string
    readonly tall: string
  }
  /** Keys of collections. */
  readonly banners: readonly string[]
  readonly rails: readonly string[]
}

/** A static page, by its title and summary. */
interface ArticleEntry {
  readonly link: string
  readonly names: Names
  readonly about: Names
}

/** All small content as plain data, as an offline package holds it. */
export interface StorefrontContentRows {
  readonly categories: readonly CategoryRow[]
  readonly collections: readonly CollectionEntry[]
  readonly stores: readonly (readonly [id: string, names: Names])[]
  readonly home: HomePlan
  /** By product type: sanitised HTML (spec 3, sizeGuide). */
  readonly sizeTables: readonly (readonly [type: string, html: Names])[]
  /** The owner's entries; absent in a package of an older build, as are the articles. */
  readonly synonyms?: readonly (readonly [language: string, entry: string])[]
  readonly articles?: readonly ArticleEntry[]
  readonly offers?: readonly (readonly [site: Site, offers: SiteOffers])[]
}

/** The same, indexed for lookups. */
export interface StorefrontContent {
  readonly tree: CategoryTree
  readonly collections: ReadonlyMap<string, CollectionEntry>
  readonly stores: ReadonlyMap<string, Names>
  readonly home: HomePlan
  readonly sizeTables: ReadonlyMap<string, Names>
  synonymsIn(spoken: Spoken): readonly string[]
  offersOn(site: Site): SiteOffers
  readonly articles: readonly ArticleEntry[]
}

export function createStorefrontContent(rows: StorefrontContentRows): StorefrontContent {
  return {
    tree: buildCategoryTree(rows.categories),
    collections: new Map(rows.collections.map((collection) => [collection.key, collection])),
    stores: new Map(rows.stores),
    home: rows.home,
    sizeTables: new Map(rows.sizeTables),
    synonymsIn: (spoken) =>
      (rows.synonyms ?? []).filter(([language]) => language === spoken).map(([, entry]) => entry),
    offersOn: (site) => (rows.offers ?? []).find(([of]) => of === site)?.[1] ?? NO_OFFERS,
    articles: rows.articles ?? [],
  }
}

/** Which list of products, as the calls name it. */
export interface Scope {
  readonly kind: 'category' | 'collection' | 'search'
  readonly key: string
  /** Of a search. */
  readonly spelling?: Spelling | undefined
}

export interface Heading {
  readonly title: string
  readonly description: string
  readonly banner: string
  readonly crumbs: { title: string; link: string }[]
}

/** The heading of a listing; undefined when the shop has no such category or collection. */
export function headingOf(scope: Scope, content: StorefrontContent, view: PriceView): Heading | undefined {
  const home = { title: view.labels.home, link: '/' }
  if (scope.kind === 'search') {
    return { title: view.labels.found(scope.key), description: '', banner: '', crumbs: [home] }
  }
  if (scope.kind === 'category') {
    const node = content.tree.find(Number(scope.key))
    if (!node) return undefined
    const title = view.name(node.names)
    return {
      title,
      description: node.about ? view.name(node.about) : '',
      banner: '',
      crumbs: [home, ...node.line.map((one) => ({ title: view.name(one.names), link: one.path }))],
    }
  }
  if (scope.key === POINTS_LIST) {
    const title = view.labels.forPoints
    const description = view.labels.aboutPoints
    return { title, description, banner: '', crumbs: [home, { title, link: POINTS_PAGE }] }
  }
  const collection = content.collections.get(scope.key)
  if (!collection) return undefined
  const title = view.name(collection.names)
  return {
    title,
    description: view.name(collection.about),
    banner: collection.banner,
    crumbs: [home, { title, link: `/collections/${collection.key}` }],
  }
}
