import { createFileRoute } from '@tanstack/react-router'
import { campaignHead } from '#features/campaign/campaign-head.ts'
import { loadCampaign } from '#features/campaign/campaign-loader.ts'
import { CampaignScreen } from '#features/campaign/campaign-screen.tsx'

export const Route = createFileRoute('/_shop/activePage/$keywords')({
  loader: ({ context: { queries, storefront }, params }) =>
    loadCampaign(queries, storefront, params.keywords),
  head: ({ match: { context }, loaderData }) => (loaderData ? campaignHead(context, loaderData) : {}),
  component: function CampaignPage() {
    return <CampaignScreen name={Route.useParams().keywords} />
  },
})
