import type { QueryClient } from '@tanstack/react-query'
import type { homePage } from '#contract/catalog/navigation.contract.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { homeQuery, seoQuery } from '#queries/navigation-queries.ts'
import { cardsQuery } from '#queries/product-queries.ts'
import type { Storefront } from '#platform/current-storefront.ts'

export type Home = OutputOf<typeof homePage>

/** A rail whose products are all sold out is not shown. */
export function filledRails({ rails }: Home): Home['rails'] {
  return rails.filter(({ spus }) => spus.length > 0)
}

/** Loads the page, then the cards of its first rail; other rails load when they are near. */
export async function loadHome(queries: QueryClient, storefront: Storefront) {
  const [home, seo] = await Promise.all([
    queries.ensureQueryData(homeQuery(storefront)),
    queries.ensureQueryData(seoQuery(storefront, 'home')),
  ])
  const [first] = filledRails(home)
  if (first) await queries.ensureQueryData(cardsQuery(storefront, first.spus))
  return seo
}
