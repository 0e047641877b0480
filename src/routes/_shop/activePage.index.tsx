import { createFileRoute } from '@tanstack/react-router'
import { campaignsHead } from '#features/campaign/campaigns-head.ts'
import { CampaignsScreen } from '#features/campaign/campaigns-screen.tsx'
import { campaignsQuery } from '#queries/campaign-queries.ts'

export const Route = createFileRoute('/_shop/activePage/')({
  loader: ({ context: { queries, storefront } }) => queries.ensureQueryData(campaignsQuery(storefront)),
  head: ({ match: { context } }) => campaignsHead(context),
  component: CampaignsScreen,
})
