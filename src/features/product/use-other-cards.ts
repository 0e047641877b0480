import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import type { ProductDetail } from '#contract/catalog/product.contract.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { cardsQuery } from '#queries/product-queries.ts'

type Others = Pick<ProductDetail, 'bundle' | 'relateAttributes'>

/** For the loader. Without them the page has its own product still. */
export async function loadOtherCards(
  queries: QueryClient,
  storefront: Storefront,
  product: Others,
): Promise<void> {
  const query = otherCardsQuery(storefront, product)
  if (query.enabled) await queries.prefetchQuery(query)
}

/** Cards of all products that the page shows beside its own, in one call. */
function otherCardsQuery(storefront: Storefront, { bundle, relateAttributes }: Others) {
  return cardsQuery(storefront, [...new Set([...bundle, ...relateAttributes])])
}

/** Finds the cards of a list of SPUs: undefined while they load, none where they cannot be read. */
export function useOtherCards(product: Others) {
  const { data, isError } = useQuery(otherCardsQuery(useStorefront(), product))
  return (spus: readonly string[]): ProductCard[] | undefined => {
    if (spus.length === 0 || (isError && !data)) return []
    return data && spus.flatMap((spu) => data.find(({ spuCode }) => spuCode === spu) ?? [])
  }
}
