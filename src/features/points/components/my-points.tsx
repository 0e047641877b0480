import { Trans, useLingui } from '@lingui/react/macro'
import { isRefused } from '#contract/failure.ts'
import { AccountLoading } from '#blocks/account-frame/account-loading.tsx'
import { askSignIn } from '#blocks/identity/ask-sign-in.ts'
import { AsOf } from '#blocks/sync/as-of.tsx'
import { usePoints } from '#sync/points/use-points.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import css from './my-points.module.css'
import { OwnTier } from './own-tier.tsx'
import { PointHistory } from './point-history.tsx'
import { PointTotal } from './point-total.tsx'

/** Total, tier, and activity with date (spec 3). */
export function MyPoints() {
  const { t } = useLingui()
  const mine = usePoints()
  if (mine.state === 'loading') return <AccountLoading />
  if (mine.state === 'failed') {
    // The session has ended elsewhere: a login helps, and no repetition.
    const isOut = isRefused(mine.error, 'sign-in-needed')
    return (
      <EmptyState
        title={t`We could not load your points`}
        text={t`Nothing is lost. Please try again when you’re back online.`}
        action={
          <Button
            look="outline"
            onClick={() => (isOut ? void askSignIn().then(mine.ask, () => {}) : mine.ask())}
          >
            {isOut ? <Trans>Log in</Trans> : <Trans>Try again</Trans>}
          </Button>
        }
      />
    )
  }
  const { points } = mine
  return (
    <>
      <AsOf at={mine.asOf} />
      <PointTotal points={points} />
      {points.membership && <OwnTier membership={points.membership} />}
      <section className={css.section} aria-labelledby="activity">
        <h2 id="activity">
          <Trans>Activity</Trans>
        </h2>
        {points.activity.length === 0 ? (
          <p className={css.soft}>
            <Trans>Nothing yet. Points appear here as soon as you earn some.</Trans>
          </p>
        ) : (
          <PointHistory activity={points.activity} />
        )}
        {points.hasMore && (
          <p className={css.soft}>
            <Trans>Older activity is in the copy of your data, under Account security.</Trans>
          </p>
        )}
      </section>
    </>
  )
}
