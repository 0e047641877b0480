import { Trans } from '@lingui/react/macro'
import { formatRound } from '#domain/money/money.ts'
import { POINTS_COUPON } from '#domain/points/points.ts'
import { formatNumber } from '#domain/region/formats.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './reward.module.css'

/** What points pay (spec 2.14, 9.8): coupons at checkout, and products. */
export function RedeemWays() {
  const { locale } = useStorefront()
  const points = formatNumber(POINTS_COUPON.points, locale)
  const worth = formatRound(POINTS_COUPON.worth, 'SGD', locale)
  return (
    <section className={css.section} aria-labelledby="redeem">
      <h2 id="redeem">
        <Trans>Redeem</Trans>
      </h2>
      <dl className={css.facts}>
        <div>
          <dt>
            <Trans>A coupon of {worth}</Trans>
          </dt>
          <dd className={css.soft}>
            <Trans>{points} points each. Choose at checkout how many to use.</Trans>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Products for points</Trans>
          </dt>
          <dd className={css.soft}>
            <Trans>For points alone, or for points and money.</Trans>
          </dd>
        </div>
      </dl>
      <p>
        <PageLink href="/special/points" className={linkClass('quiet')}>
          <Trans>Redeem products</Trans>
        </PageLink>
      </p>
    </section>
  )
}
