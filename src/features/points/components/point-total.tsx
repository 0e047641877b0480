import { Plural, Trans } from '@lingui/react/macro'
import type { Points } from '#contract/account/points.contract.ts'
import { formatDay } from '#domain/region/formats.ts'
import { SITES } from '#domain/region/sites.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { PointsCount } from '#blocks/points/points-count.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './my-points.module.css'

/** What can be spent, what is on its way, and until when it lasts (spec 9.8). */
export function PointTotal({ points }: { readonly points: Points }) {
  const { site } = useStorefront()
  const { total, pending, expiresAt } = points
  const day = expiresAt === undefined ? '' : formatDay(expiresAt)
  return (
    <section className={css.total} aria-labelledby="total">
      <h2 id="total" className={css.label}>
        <Trans>Total</Trans>
      </h2>
      <p>
        <PointsCount total={total} className={css.figure} />
      </p>
      {pending > 0 && (
        <p>
          <Plural
            value={pending}
            one="# more is on its way. Activity shows from when on you can use it."
            other="# more are on their way. Activity shows from when on you can use them."
          />
        </p>
      )}
      {total < 0 && (
        <p>
          <Trans>
            Points you had used were taken back with their order. Your next points make up for it.
          </Trans>
        </p>
      )}
      {expiresAt !== undefined && (
        <p className={css.soft}>
          <Trans>They last until {day}. Each time you earn or use points, they last a year from then.</Trans>
        </p>
      )}
      {!SITES[site].restricted && (
        <p>
          <PageLink href="/reward" className={linkClass('quiet')}>
            <Trans>Ways to earn points</Trans>
          </PageLink>
        </p>
      )}
    </section>
  )
}
