import type { Campaign } from '#contract/catalog/campaigns.contract.ts'
import { pageHead } from '#blocks/page/page-head.ts'
import type { RouterContext } from '#blocks/page/router-context.ts'
import { campaignPath } from '#domain/campaigns/campaign-path.ts'

export function campaignHead(
  { storefront, origin }: Pick<RouterContext, 'storefront' | 'origin'>,
  { key, title, description, image }: Campaign,
) {
  return pageHead({
    storefront,
    origin,
    title,
    description,
    path: campaignPath(key),
    image: image || undefined,
  })
}
