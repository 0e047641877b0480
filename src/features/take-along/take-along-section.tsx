import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { SITES } from '#domain/region/sites.ts'
import { usePlace } from '#blocks/place.tsx'
import { PageLink } from '#blocks/page-link.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './take-along-section.module.css'

/** Reads this device's database, so it is not part of the page the server writes. */
const TakeAlong = lazy(async () => ({ default: (await import('./take-along.tsx')).TakeAlong }))

/** The whole shop on this device: what is kept, and everything one can decide about it. */
export function TakeAlongSection() {
  const { t } = useLingui()
  const awake = useHydrated()
  const { restricted } = SITES[usePlace().site]
  if (restricted) return null
  return (
    <section aria-label={t`Take the shop with you`} className={css.section}>
      <h2>
        <Trans>Take the shop with you</Trans>
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
      {awake && (
        <Suspense>
          <TakeAlong />
        </Suspense>
      )}
    </section>
  )
}
