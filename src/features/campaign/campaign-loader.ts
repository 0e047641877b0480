import type { QueryClient } from '@tanstack/react-query'
import type { Campaign } from '#contract/catalog/campaigns.contract.ts'
import { orNotFound } from '#blocks/page/or-not-found.ts'
import type { Storefront } from '#platform/current-storefront.ts'
import { campaignQuery } from '#queries/campaign-queries.ts'
import { cardsQuery } from '#queries/product-queries.ts'

/** Loads the page, then the cards of its first products; others load when they are near. */
export async function loadCampaign(
  queries: QueryClient,
  storefront: Storefront,
  key: string,
): Promise<Campaign> {
  const campaign = await orNotFound(queries.ensureQueryData(campaignQuery(storefront, key)))
  const first = campaign.blocks.find((block) => block.kind === 'products')
  if (first) await queries.ensureQueryData(cardsQuery(storefront, first.spus))
  return campaign
}
