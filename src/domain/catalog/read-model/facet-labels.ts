import { isColourFamily, type ColourFamily } from '../colour-families.ts'
import type { ListingFacets, PriceBucket } from '../listing/listing-types.ts'
import { CURRENCIES } from '../../money/currencies.ts'
import type { CategoryTree } from './category-tree.ts'
import type { PriceView } from './price-view.ts'
import type { Scope } from './storefront-content.ts'

/** A dye that represents each family. */
const HEX: Readonly<Record<ColourFamily, string>> = {
  black: '#23211f',
  white: '#f7f3ec',
  grey: '#8b8b8b',
  beige: '#d9c9b1',
  brown: '#7d5f4c',
  red: '#a8262f',
  pink: '#e0a3ad',
  orange: '#d2743f',
  yellow: '#e4c55a',
  green: '#5f8a6a',
  blue: '#3c5f9c',
  purple: '#8c5b9a',
  gold: '#c3a15a',
  silver: '#bfc1c4',
  multi: '#9a8f86',
}

/** Facets in the user's language and currency. */
export function labelFacets(
  facets: Omit<ListingFacets, 'price'>,
  bands: readonly PriceBucket[],
  {
    scope,
    tree,
    view,
    chosen,
  }: { scope: Scope; tree: CategoryTree; view: PriceView; chosen: readonly number[] },
) {
  const offered = offeredCategories(scope, tree)
  return {
    categories: facets.categories
      .filter(({ id }) => chosen.includes(id) || offered(id))
      .sort((a, b) => tree.position(a.id) - tree.position(b.id))
      .flatMap(({ id, count }) => {
        const node = tree.find(id)
        return node ? [{ key: String(id), label: view.name(node.names), count }] : []
      }),
    colours: facets.colours.map(({ key, count }) => ({
      key,
      count,
      ...(isColourFamily(key) ? { label: view.labels.colours[key], hex: HEX[key] } : { label: key }),
    })),
    sizes: facets.sizes.map(({ key, count }) => ({ key, label: key, count })),
    types: facets.types
      .map(({ key, count }) => ({ key, label: view.labels.types[key] ?? key, count }))
      .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)),
    prices: bands.map((band) => ({ key: bandKey(band), label: bandLabel(band, view), count: band.count })),
  }
}

/** Within a category its own children are offered, elsewhere the categories one below the top. */
function offeredCategories(scope: Scope, tree: CategoryTree): (id: number) => boolean {
  const here = scope.kind === 'category' ? tree.find(Number(scope.key)) : undefined
  if (here) {
    const ids = new Set(here.below.map((node) => node.id))
    return (id) => ids.has(id)
  }
  return (id) => {
    const node = tree.find(id)
    return node !== undefined && (node.level === 2 || (node.level === 1 && node.below.length === 0))
  }
}

function bandKey({ min, max }: PriceBucket): string {
  return `${min}-${Number.isFinite(max) ? max : ''}`
}

/** Both bounds of a band as amounts that are in it. */
export function bandLabel({ min, max }: PriceBucket, view: PriceView): string {
  const unit = 10 ** CURRENCIES[view.currency].digits
  const write = (units: number) => view.write(units * unit).replace(/[.,]00(?=\D*$)/, '')
  if (!Number.isFinite(max)) return view.labels.upwards(write(min))
  // A filter is in whole units and takes in their cents: `25-49` holds S$49.90.
  return `${write(min)} – ${view.write((max + 1) * unit - 1)}`
}
