import type { ProductCard } from '#domain/catalog/read-model/cards.ts'
import { spusNamed } from '#domain/catalog/read-model/catalog-reader.ts'
import { readLikeKey } from '#domain/region/links.ts'
import type { Storefront } from '#domain/region/storefront.ts'
import type { Scope } from '#domain/catalog/read-model/storefront-content.ts'
import type { Catalogue } from '../../services/catalogue.ts'
import {
  categoryTag,
  collectionTag,
  fewLeftTag,
  LISTS,
  PRODUCTS,
  type CacheTag,
} from '../../services/revisions.ts'

/** The same catalogue; `add` gets the tags of all that is read from it, also of what it does not have. */
export function trackReads(catalogue: Catalogue, add: (tag: CacheTag) => void): Catalogue {
  /** A product that changes also changes the lists that have it, so that a list need not name its products. */
  function addScope({ kind, key }: Scope): void {
    const liked = kind === 'collection' ? readLikeKey(key) : undefined
    if (liked !== undefined) add(liked)
    if (kind === 'search' || liked !== undefined) add(LISTS)
    if (kind === 'collection') add(collectionTag(key))
    if (kind === 'category') add(categoryTag(key))
  }

  function cards(spus: readonly string[], storefront: Storefront): ProductCard[] {
    for (const spu of spus) add(spu)
    return catalogue.cards(spus, storefront)
  }

  return {
    ...catalogue,
    listing(scope, query, storefront) {
      addScope(scope)
      return catalogue.listing(scope, query, storefront)
    },
    search(params, storefront) {
      add(LISTS)
      return catalogue.search(params, storefront)
    },
    category(params, storefront) {
      add(categoryTag(params.cid))
      return catalogue.category(params, storefront)
    },
    collection(params, storefront) {
      addScope({ kind: 'collection', key: params.idealsRuleName })
      return catalogue.collection(params, storefront)
    },
    cards,
    cardsNamed: (spus, storefront) => cards(spusNamed(spus), storefront),
    together(goesWith, storefront) {
      add(LISTS)
      return catalogue.together(goesWith, storefront)
    },
    heading(scope, storefront) {
      addScope(scope)
      return catalogue.heading(scope, storefront)
    },
    home(storefront) {
      for (const key of catalogue.content().home.rails) add(collectionTag(key))
      return catalogue.home(storefront)
    },
    detail(spu, request) {
      add(spu)
      add(fewLeftTag(spu))
      return catalogue.detail(spu, request, (related) => add(related ?? PRODUCTS))
    },
    reviews(spu, input, context) {
      add(spu)
      return catalogue.reviews(spu, input, context)
    },
    sku(code, storefront, now) {
      const facts = catalogue.sku(code, storefront, now)
      add(facts ? fewLeftTag(facts.spu) : PRODUCTS)
      if (facts) add(facts.spu)
      return facts
    },
    knows(spu) {
      add(spu)
      return catalogue.knows(spu)
    },
    spuOf(productId) {
      const spu = catalogue.spuOf(productId)
      add(spu ?? PRODUCTS)
      return spu
    },
    dataVersion() {
      add(LISTS)
      return catalogue.dataVersion()
    },
    offlinePackages: {
      ...catalogue.offlinePackages,
      delta(from, spoken, now) {
        add(LISTS)
        return catalogue.offlinePackages.delta(from, spoken, now)
      },
    },
  }
}
