import { useQuery } from '@tanstack/react-query'
import { BANNER_WIDTHS } from '#contract/picture-widths.ts'
import { Picture } from '#blocks/pictures/picture.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { campaignsQuery } from '#queries/campaign-queries.ts'

/** The picture of the first campaign; nothing where none is running. */
export function CampaignPicture({ className }: { readonly className: string | undefined }) {
  const { data } = useQuery(campaignsQuery(useStorefront()))
  const image = data?.find((campaign) => campaign.image !== '')?.image
  if (image === undefined) return null
  return (
    <div className={className}>
      <Picture
        of={image}
        alt=""
        sizes="(min-width: 769px) 22rem, 100vw"
        widths={BANNER_WIDTHS}
        ratio={[4, 5]}
        eager
      />
    </div>
  )
}
