import { Plural, Trans } from '@lingui/react/macro'
import { formatNumber } from '#domain/region/formats.ts'
import { PageLink } from '#blocks/page-link.tsx'
import { useStorefront } from '#blocks/storefront-context.tsx'
import { AsOf } from '#blocks/sync/as-of.tsx'
import { usePoints } from '#sync/points/use-points.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './account.module.css'
import { NotRead } from './not-read.tsx'

/** The member's balance, and the way to its activity. */
export function PointsTile() {
  const { locale } = useStorefront()
  const mine = usePoints()
  const total = mine.state === 'ready' ? mine.points.total : 0
  const amount = mine.state === 'ready' ? formatNumber(total, locale) : '…'
  return (
    <section className={css.section} aria-labelledby="points">
      <h2 id="points">
        <Trans>My Points</Trans>
      </h2>
      {mine.state === 'failed' ? (
        <NotRead error={mine.error} onAgain={mine.ask} />
      ) : (
        <div className={css.contact}>
          <p>
            <Plural
              value={total}
              one={
                <Trans>
                  <span className={css.figure}>{amount}</span> point
                </Trans>
              }
              other={
                <Trans>
                  <span className={css.figure}>{amount}</span> points
                </Trans>
              }
            />
          </p>
          <PageLink href="/user/points" className={linkClass('quiet')}>
            <Trans>See activity</Trans>
          </PageLink>
        </div>
      )}
      {mine.state === 'ready' && <AsOf at={mine.asOf} />}
    </section>
  )
}
