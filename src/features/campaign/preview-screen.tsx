import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { useFailureWords } from '#blocks/use-failure-words.ts'
import { previewQuery } from '#queries/campaign-queries.ts'
import { failureOf } from '#contract/failure.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { buttonLink } from '#ui/link-style/link-style.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { PageLoading } from '#ui/page-loading/page-loading.tsx'
import { CampaignBlocks } from './components/campaign-blocks.tsx'
import css from './components/campaign-blocks.module.css'

/**
 * A campaign before its start. Name and token are in the fragment of the owner's link, which no server, log or cache sees:
 * the page itself is the same for everyone.
 */
export function PreviewScreen() {
  return (
    <div className={css.preview}>
      <Preview />
    </div>
  )
}

function Preview() {
  const { t } = useLingui()
  const storefront = useStorefront()
  const words = useFailureWords()
  const fragment = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => undefined,
  )
  const fields = new URLSearchParams(fragment?.slice(1))
  const [name, token] = [fields.get('keywords') ?? '', fields.get('token') ?? '']
  const preview = useQuery({ ...previewQuery(storefront, name, token), enabled: name !== '' && token !== '' })
  if (preview.data)
    return (
      <>
        <div className={css.note}>
          <Notice tone="warn">
            <Trans>This is a preview. Shoppers cannot see this page.</Trans>
          </Notice>
        </div>
        <CampaignBlocks campaign={preview.data} />
      </>
    )
  if (fragment === undefined || preview.isLoading) return <PageLoading loading label={t`Loading`} />
  const refused = !preview.isError || failureOf(preview.error)?.kind === 'refused'
  return (
    <EmptyState
      title={t`This preview does not open`}
      text={
        refused ? (
          <Trans>The link is incomplete or has run out. The shop’s owner can make a new one.</Trans>
        ) : (
          words(preview.error)
        )
      }
      action={
        <PageLink href="/" {...buttonLink('solid')}>
          <Trans>Return to Store</Trans>
        </PageLink>
      }
    />
  )
}

function subscribe(changed: () => void) {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}
