import { collectionPath } from '../../region/links.ts'
import type { Names } from './entries.ts'
import type { CategoryNode } from './category-tree.ts'
import type { Scope, StorefrontContent } from './storefront-content.ts'

interface HomeParts {
  readonly name: (names: Names) => string
  /** The first SPUs of a list. */
  readonly spusOf: (scope: Scope, count: number) => string[]
}

/** Rails of a home page that the owner has not laid out. */
const MOST_RAILS = 6

/**
 * The home page in the owner's layout: hero, banners of collections, rails of collections. Without a layout it has neither
 * hero nor banners, and a rail of each category.
 */
export function presentHome(content: StorefrontContent, { name, spusOf }: HomeParts) {
  const { home, collections, stores } = content
  const { hero, banners } = home
  const known = (keys: readonly string[]) => keys.flatMap((key) => collections.get(key) ?? [])
  const rails = home.rails.length > 0 ? known(home.rails).map(railOfCollection) : railsOfCategories(content)
  return {
    hero: { ...hero, title: name(hero.title), text: name(hero.text), action: name(hero.action) },
    banners: known(banners).map(({ key, names, banner }) => ({
      title: name(names),
      link: collectionPath(key),
      image: banner,
    })),
    rails: distinctRails(
      rails.map(({ scope, names, link }) => ({
        key: scope.key,
        title: name(names),
        link,
        spus: spusOf(scope, railsReach(rails.length)),
      })),
    ),
    hasStores: stores.size > 0,
  }
}

function railOfCollection({ key, names }: { readonly key: string; readonly names: Names }) {
  return { scope: { kind: 'collection', key } as Scope, names, link: collectionPath(key) }
}

/** The categories that have no others below them, in the order of the menu. */
function railsOfCategories({ tree }: StorefrontContent) {
  const leaves = (node: CategoryNode): CategoryNode[] =>
    node.below.length === 0 ? [node] : node.below.flatMap(leaves)
  return tree.roots
    .flatMap(leaves)
    .slice(0, MOST_RAILS)
    .map(({ id, names, path }) => ({
      scope: { kind: 'category', key: String(id) } as Scope,
      names,
      link: path,
    }))
}

/** Products of one rail of the home page. */
const RAIL_LENGTH = 8
/** A rail with fewer products looks incomplete, so products of earlier rails fill it up. */
const SHORTEST = 4

/** How many products each of these rails needs for `distinctRails` to fill them. */
export function railsReach(rails: number): number {
  return RAIL_LENGTH * rails
}

/** Rails in order, each without the products of an earlier one; `rails` holds more of each than is shown. */
export function distinctRails<Rail extends { readonly spus: readonly string[] }>(
  rails: readonly Rail[],
): Rail[] {
  const shown = new Set<string>()
  return rails.map((rail) => {
    const fresh = rail.spus.filter((spu) => !shown.has(spu)).slice(0, RAIL_LENGTH)
    const repeated = rail.spus.filter((spu) => shown.has(spu)).slice(0, Math.max(0, SHORTEST - fresh.length))
    const spus = [...fresh, ...repeated]
    for (const spu of spus) shown.add(spu)
    return { ...rail, spus }
  })
}
