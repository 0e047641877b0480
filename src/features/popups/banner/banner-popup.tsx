import { Trans, useLingui } from '@lingui/react/macro'
import { campaignPath } from '#domain/campaigns/campaign-path.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { BannerPicture } from '#blocks/pictures/banner-picture.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import css from './banner-popup.module.css'
import { usePopupCampaign } from './use-wants-banner.ts'

/** A campaign that the owner shows as a popup: its picture, its words and the way to its page. */
export function BannerPopup({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const campaign = usePopupCampaign()
  if (!campaign) return null
  const { key, title, description, image } = campaign
  return (
    <Dialog.Root open onClose={onClose} label={title} closeLabel={t`Close`}>
      <div className={css.picture}>
        {/* The link below has the words; this one is for the finger that presses the picture. */}
        <PageLink href={campaignPath(key)} tabIndex={-1} aria-hidden="true">
          <BannerPicture of={image} alt="" sizes="(min-width: 600px) 34rem, 100vw" eager />
        </PageLink>
      </div>
      <Dialog.Title tabIndex={-1} data-autofocus="">
        {title}
      </Dialog.Title>
      <Dialog.Body className={css.body}>
        <p>{description}</p>
        <PageLink href={campaignPath(key)} {...buttonLink('solid', { wide: true })}>
          <Trans>See it all</Trans>
        </PageLink>
      </Dialog.Body>
    </Dialog.Root>
  )
}
