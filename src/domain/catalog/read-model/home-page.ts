import { collectionPath } from '../../region/links.ts'
import type { Names } from './entries.ts'
import type { StorefrontContent } from './storefront-content.ts'

interface HomeParts {
  readonly name: (names: Names) => string
  /** The first SPUs of a collection. */
  readonly spusOf: (key: string, count: number) => string[]
}

/** The home page in the owner's layout: hero, banners of collections, rails of collections. */
export function presentHome({ home, collections }: StorefrontContent, { name, spusOf }: HomeParts) {
  const { hero, banners, rails } = home
  const known = (keys: readonly string[]) => keys.flatMap((key) => collections.get(key) ?? [])
  return {
    hero: { ...hero, title: name(hero.title), text: name(hero.text), action: name(hero.action) },
    banners: known(banners).map(({ key, names, banner }) => ({
      title: name(names),
      link: collectionPath(key),
      image: banner,
    })),
    rails: distinctRails(
      known(rails).map(({ key, names }) => ({
        key,
        title: name(names),
        link: collectionPath(key),
        spus: spusOf(key, railsReach(rails.length)),
      })),
    ),
  }
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
