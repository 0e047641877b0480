import { Trans } from '@lingui/react/macro'
import { formatRound } from '#domain/money/money.ts'
import { REFERRAL } from '#domain/referral/referral.ts'
import { ANSWER_DAYS } from '#domain/returns/working-days.ts'
import { RETURN_DAYS } from '#domain/returns/return-window.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './referral.module.css'

/** What friend and referrer get, when, and when they get nothing (spec 9.8, traps 3.10). */
export function ReferralTerms() {
  const { locale } = useStorefront()
  const friend = formatRound(REFERRAL.friend, 'SGD', locale)
  const referrer = formatRound(REFERRAL.referrer, 'SGD', locale)
  return (
    <section className={css.section} aria-labelledby="how">
      <h2 id="how">
        <Trans>How it works</Trans>
      </h2>
      <ol className={css.steps}>
        <li>
          <Trans>Send your invite link to a friend who has never shopped with us.</Trans>
        </li>
        <li>
          <Trans>
            Your friend creates an account with it and gets a coupon of {friend} for their first order, once
            their email address is confirmed.
          </Trans>
        </li>
        <li>
          <Trans>
            You get a coupon of {referrer} when the order can no longer be returned: {RETURN_DAYS} days after
            it has arrived, and {ANSWER_DAYS} working days for us to handle returns.
          </Trans>
        </li>
      </ol>
      <p className={css.soft}>
        <Trans>
          There is no reward for an order that goes back, or for a friend with your email address, phone
          number, address or payment card. A purchase through a style guide’s link counts for the guide alone.
        </Trans>
      </p>
      <p>
        <PageLink href="/user/coupon" className={linkClass('quiet')}>
          <Trans>My Coupons</Trans>
        </PageLink>
      </p>
    </section>
  )
}
