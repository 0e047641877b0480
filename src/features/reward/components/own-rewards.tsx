import { Trans } from '@lingui/react/macro'
import { PageLink } from '#blocks/page/page-link.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './reward.module.css'

/** The pages with what a member has earned, used and been given (spec 2.14); each offers a guest to log in. */
export function OwnRewards() {
  return (
    <section className={css.section} aria-labelledby="own">
      <h2 id="own">
        <Trans>My rewards</Trans>
      </h2>
      <ul className={css.links}>
        <li>
          <PageLink href="/user/points" className={linkClass('quiet')}>
            <Trans>Rewards history</Trans>
          </PageLink>
        </li>
        <li>
          <PageLink href="/user/coupon" className={linkClass('quiet')}>
            <Trans>My Coupons</Trans>
          </PageLink>
        </li>
        <li>
          <PageLink href="/user/gift-card" className={linkClass('quiet')}>
            <Trans>My Gift Cards</Trans>
          </PageLink>
        </li>
      </ul>
    </section>
  )
}
