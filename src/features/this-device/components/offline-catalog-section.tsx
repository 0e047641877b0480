import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '#platform/hydrated.ts'
import { lazy, Suspense } from 'react'
import { SITES } from '#domain/region/sites.ts'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import { OfflineCatalogSkeleton } from './offline-catalog-skeleton.tsx'
import css from './offline-catalog-section.module.css'

/** Reads this device's database, so it is not part of the server's page. */
const OfflineCatalogPanel = lazy(async () => ({
  default: (await import('./offline-catalog-panel.tsx')).OfflineCatalogPanel,
}))

/** The offline catalogue on this device: its state and all its settings. */
export function OfflineCatalogSection() {
  const { t } = useLingui()
  const awake = useHydrated()
  const { restricted } = SITES[useStorefront().site]
  if (restricted) return null
  return (
    <section aria-label={t`Save the shop for offline`} className={css.section}>
      <h2>
        <Trans>Save the shop for offline</Trans>
      </h2>
      <p className={css.about}>
        <Trans>
          Every product on this device: lists, filters, search and product pages open without a network.
          Buying needs one; your bag waits.
        </Trans>{' '}
        <PageLink href="/help/offline" className={linkClass('quiet')}>
          <Trans>What works offline</Trans>
        </PageLink>
      </p>
      {awake ? (
        <Suspense fallback={<OfflineCatalogSkeleton />}>
          <OfflineCatalogPanel />
        </Suspense>
      ) : (
        <OfflineCatalogSkeleton />
      )}
    </section>
  )
}
