import { Trans } from '@lingui/react/macro'
import type { MembershipInfo } from '#contract/account/points.contract.ts'
import { formatNumber } from '#domain/region/formats.ts'
import { DateTime } from '#blocks/storefront/date-time.tsx'
import { TierStatus } from '#blocks/points/tier-status.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import css from './my-points.module.css'

/** Tier, multiplier, achieved on, and the way to the next (spec 3). */
export function OwnTier({ membership }: { readonly membership: MembershipInfo }) {
  const { locale } = useStorefront()
  const { tier, achievedAt } = membership
  const points = formatNumber(tier.multiplier, locale)
  return (
    <section className={css.total} aria-labelledby="tier">
      <h2 id="tier" className={css.label}>
        <Trans>Your tier</Trans>
      </h2>
      <TierStatus membership={membership} />
      <p className={css.soft}>
        <Trans>
          Yours since <DateTime at={achievedAt} part="date" />. Points of your orders: × {points}.
        </Trans>
      </p>
    </section>
  )
}
