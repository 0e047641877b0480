import { Trans } from '@lingui/react/macro'
import { SITES } from '#domain/region/sites.ts'
import { SignOutButton } from '#blocks/sign-out/sign-out-button.tsx'
import { PageLink } from '#blocks/page/page-link.tsx'
import { useStorefront } from '#blocks/storefront/storefront-context.tsx'
import css from '../account.module.css'
import { AccountLinks } from '#blocks/account-frame/account-links.tsx'

/** Dashboard links (mobile); a desktop has them beside the page. A restricted site has the coupons alone (spec 2.3). */
export function AccountWays() {
  const { restricted } = SITES[useStorefront().site]
  return (
    <section className={css.ways} aria-labelledby="ways" data-aside={!restricted || undefined}>
      <h2 id="ways">
        <Trans>My account</Trans>
      </h2>
      <div className={css.rows}>
        {restricted ? (
          <PageLink href="/user/coupon" className={css.row}>
            <Trans>My Coupons</Trans>
          </PageLink>
        ) : (
          <AccountLinks className={css.row} />
        )}
        <SignOutButton className={css.row} />
      </div>
    </section>
  )
}
