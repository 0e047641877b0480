import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { campaignPath } from '#domain/campaigns/campaign-path.ts'
import { campaignsQuery } from '#queries/campaign-queries.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import { PictureBlock } from './components/picture-block.tsx'
import css from './components/campaign-blocks.module.css'

/** The campaigns that run now (spec 2.2: the page without a keyword). */
export function CampaignsScreen() {
  const { t } = useLingui()
  const { data: campaigns } = useSuspenseQuery(campaignsQuery(useStorefront()))
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>
          <Trans>Now on</Trans>
        </h1>
      </header>
      {campaigns.length === 0 && (
        <EmptyState
          title={t`No campaign is on at the moment`}
          text={<Trans>New arrivals every week.</Trans>}
          action={
            <PageLink href="/collections/new-arrivals" {...buttonLink('solid')}>
              <Trans>See what is new</Trans>
            </PageLink>
          }
        />
      )}
      {campaigns.map(({ key, title, description, image }, at) => (
        <PictureBlock
          key={key}
          first={at === 0}
          block={{
            kind: 'picture',
            image,
            title,
            text: description,
            link: campaignPath(key),
            action: t`See it all`,
          }}
        />
      ))}
    </div>
  )
}
