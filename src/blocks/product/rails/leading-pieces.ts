import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { ProductCard } from '#contract/catalog/card-fields.ts'
import type { homePage } from '#contract/catalog/navigation.contract.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { homeQuery } from '#queries/navigation-queries.ts'
import { cardsQuery } from '#queries/product-queries.ts'
import { useHydrated } from '#platform/hydrated.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { useStorefront } from '../../storefront/storefront-context.tsx'

/** For the loader of a page that the server renders, so that the page need not ask for them. It may be without them. */
export async function loadLeadingPieces(queries: QueryClient, storefront: Storefront): Promise<void> {
  const home = homeQuery(storefront)
  await queries.prefetchQuery(home)
  const cards = cardsQuery(storefront, leadingSpus(queries.getQueryData(home.queryKey)))
  if (cards.enabled) await queries.prefetchQuery(cards)
}

/** Products of the first rail of the home page; undefined while loading, empty where no source has them. */
export function useLeadingPieces(): readonly ProductCard[] | undefined {
  const storefront = useStorefront()
  const hydrated = useHydrated()
  const home = useQuery({ ...homeQuery(storefront), enabled: hydrated })
  const spus = leadingSpus(home.data)
  const cards = useQuery({ ...cardsQuery(storefront, spus), enabled: hydrated && spus.length > 0 })
  if (!hydrated || isComing(home) || (spus.length > 0 && isComing(cards))) return undefined
  return cards.data ?? []
}

function leadingSpus(home: OutputOf<typeof homePage> | undefined): readonly string[] {
  return home?.rails.find((rail) => rail.spus.length > 0)?.spus ?? []
}

/** A query that is paused for lack of a network may never end. */
function isComing({
  isPending,
  isPaused,
}: {
  readonly isPending: boolean
  readonly isPaused: boolean
}): boolean {
  return isPending && !isPaused
}
