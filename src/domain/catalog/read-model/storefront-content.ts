import { buildCategoryTree, type CategoryRow, type CategoryTree } from './category-tree.ts'
import type { Names } from './entries.ts'

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

/** All small content as plain data, as an offline package holds it. */
export interface StorefrontContentRows {
  readonly categories: readonly CategoryRow[]
  readonly collections: readonly CollectionEntry[]
  readonly stores: readonly (readonly [id: string, names: Names])[]
  readonly home: HomePlan
  /** By product type: sanitised HTML (spec 3, sizeGuide). */
  readonly sizeTables: readonly (readonly [type: string, html: Names])[]
}

/** The same, indexed for lookups. */
export interface StorefrontContent {
  readonly tree: CategoryTree
  readonly collections: ReadonlyMap<string, CollectionEntry>
  readonly stores: ReadonlyMap<string, Names>
  readonly home: HomePlan
  readonly sizeTables: ReadonlyMap<string, Names>
}

export function createStorefrontContent(rows: StorefrontContentRows): StorefrontContent {
  return {
    tree: buildCategoryTree(rows.categories),
    collections: new Map(rows.collections.map((collection) => [collection.key, collection])),
    stores: new Map(rows.stores),
    home: rows.home,
    sizeTables: new Map(rows.sizeTables),
  }
}
