import { Trans } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import { PointsCount } from '#blocks/points/points-count.tsx'
import { TierStatus } from '#blocks/points/tier-status.tsx'
import { AsOf } from '#blocks/sync/as-of.tsx'
import { usePoints } from '#sync/points/use-points.ts'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from '../account.module.css'
import { NotRead } from './not-read.tsx'

/** The member's balance and tier, and the way to its activity. */
export function PointsTile() {
  const mine = usePoints()
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
            <PointsCount
              total={mine.state === 'ready' ? mine.points.total : undefined}
              className={css.figure}
            />
          </p>
          <PageLink href="/user/points" className={linkClass('quiet')}>
            <Trans>See activity</Trans>
          </PageLink>
        </div>
      )}
      {mine.state === 'ready' && mine.points.membership && <TierStatus membership={mine.points.membership} />}
      {mine.state === 'ready' && <AsOf at={mine.asOf} />}
    </section>
  )
}
