import { useQuery } from '@tanstack/react-query'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import { boughtTogetherQuery } from '#queries/bought-together.ts'
import { useHydrated } from '#platform/hydrated.ts'
import type { CartViewLine } from '#sync/resources/cart-view.ts'
import { useStorefront } from '../../storefront/storefront-context.tsx'

/** Cards of pieces that go with these lines and are not among them; undefined while loading, empty where none are known. */
export function useBoughtTogether(
  lines: readonly CartViewLine[],
  near: boolean,
): readonly ProductCard[] | undefined {
  const bag = lines.map(({ sku }) => sku)
  const query = boughtTogetherQuery(useStorefront(), bag)
  const enabled = useHydrated() && near && bag.length > 0
  const { data, isError, isPaused } = useQuery({ ...query, enabled })
  const own = new Set(lines.map(({ spuCode }) => spuCode))
  if (!data) return isError || isPaused ? [] : undefined
  return data.filter((card) => card.canBuy && !own.has(card.spuCode))
}
