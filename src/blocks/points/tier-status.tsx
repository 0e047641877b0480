import { Trans, useLingui } from '@lingui/react/macro'
import type { MembershipInfo } from '#contract/account/points.contract.ts'
import { minor } from '#domain/brand.ts'
import { formatRound } from '#domain/money/money.ts'
import { DateTime } from '../storefront/date-time.tsx'
import { useStorefront } from '../storefront/storefront-context.tsx'
import css from './tier-status.module.css'

/** The member's tier, and how far the next one is (spec 3). */
export function TierStatus({ membership }: { readonly membership: MembershipInfo }) {
  const { t } = useLingui()
  const { locale } = useStorefront()
  const { tier, spent, next, upgradeAt } = membership
  const sum = (cents: number) => formatRound(minor(cents), 'SGD', locale)
  const missing = sum(next?.missing ?? 0)
  const name = next?.tier.name ?? ''
  const total = sum(spent)
  return (
    <div className={css.status}>
      <p className={css.name} translate="no">
        {tier.name}
      </p>
      {next ? (
        <>
          <progress
            className={css.bar}
            aria-label={t`Spent on the way to ${name}`}
            value={Math.min(spent, next.tier.spentOver)}
            max={next.tier.spentOver}
          />
          <p className={css.soft}>
            {upgradeAt === undefined ? (
              <Trans>
                {total} spent in twelve months: {missing} more to {name}.
              </Trans>
            ) : (
              <Trans>
                You’ve reached {name}. It starts on <DateTime at={upgradeAt} part="date" />.
              </Trans>
            )}
          </p>
        </>
      ) : (
        <p className={css.soft}>
          <Trans>The highest tier: {total} spent in twelve months.</Trans>
        </p>
      )}
    </div>
  )
}
