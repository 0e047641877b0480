import { Trans } from '@lingui/react/macro'
import { formatRound } from '#domain/money/money.ts'
import { REFERRAL } from '#domain/referral/referral.ts'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './reward.module.css'

/** What a referral gives (spec 9.8); its page has the link and the terms. */
export function InviteFriends() {
  const { locale } = useStorefront()
  const friend = formatRound(REFERRAL.friend, 'SGD', locale)
  const referrer = formatRound(REFERRAL.referrer, 'SGD', locale)
  return (
    <section className={css.section} aria-labelledby="referral">
      <h2 id="referral">
        <Trans>Referral</Trans>
      </h2>
      <p>
        <Trans>
          Your friend gets {friend} off their first order. You get {referrer} once the order can no longer be
          returned.
        </Trans>
      </p>
      <p>
        <PageLink href="/referral" className={linkClass('quiet')}>
          <Trans>Invite friends</Trans>
        </PageLink>
      </p>
    </section>
  )
}
