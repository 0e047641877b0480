import { useSuspenseQuery } from '@tanstack/react-query'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { campaignQuery } from '#queries/campaign-queries.ts'
import { CampaignBlocks } from './components/campaign-blocks.tsx'

/** A campaign page (spec 2.2), built of the owner's blocks. */
export function CampaignScreen({ name }: { readonly name: string }) {
  const { data: campaign } = useSuspenseQuery(campaignQuery(useStorefront(), name))
  return <CampaignBlocks campaign={campaign} />
}
