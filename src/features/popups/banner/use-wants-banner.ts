import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { campaignPath } from '#domain/campaigns/campaign-path.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { campaignsQuery } from '#queries/campaign-queries.ts'

/** The campaign that the owner shows as a popup while it runs; undefined where there is none. */
export function usePopupCampaign() {
  const { data } = useQuery(campaignsQuery(useStorefront()))
  return data?.find(({ popup, image }) => popup === true && image !== '')
}

/** Whether a campaign is worth a popup: one is running, and its page is not the present one. */
export function useWantsBanner(): boolean {
  const campaign = usePopupCampaign()
  const page = useRouterState({ select: ({ location }) => location.pathname })
  return campaign !== undefined && page !== campaignPath(campaign.key)
}
