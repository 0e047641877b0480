import type { PlannedProduct, PlannedSku } from '../plan-product.ts'

type Pictured = Pick<PlannedProduct, 'images'> & {
  readonly skus: readonly Pick<PlannedSku, 'images'>[]
}

/**
 * The addresses of the pictures of each colour, by its pid. The only colour of a product has all pictures in the file's
 * order; of several, each has first those of its own variants, then those that belong to no variant.
 */
export function photosOfColours<Product extends Pictured>(
  { images, skus }: Product,
  pidOf: (sku: Product['skus'][number]) => string,
): Map<string, readonly string[]> {
  const colours = [...Map.groupBy(skus, pidOf)]
  if (colours.length === 1) return new Map(colours.map(([pid]) => [pid, images]))
  const owned = new Set(skus.flatMap((sku) => sku.images))
  const general = images.filter((address) => !owned.has(address))
  return new Map(
    colours.map(([pid, own]) => [pid, [...new Set(own.flatMap((sku) => sku.images)), ...general]]),
  )
}
