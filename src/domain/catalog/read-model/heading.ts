import type { Scope } from './listing-scope.ts'
import type { StorefrontContent } from './storefront-content.ts'
import type { PriceView } from './price-view.ts'

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
