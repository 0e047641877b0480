import { Trans } from '@lingui/react/macro'
import { PageLink } from '#blocks/page-link.tsx'
import { SignOutButton } from '#blocks/sign-out/sign-out-button.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'
import css from './account.module.css'

/** The ways on from the dashboard. */
export function AccountWays() {
  return (
    <section className={css.section} aria-labelledby="ways">
      <h2 id="ways">
        <Trans>Yours</Trans>
      </h2>
      <div className={css.links}>
        <PageLink href="/user/wishlist" className={linkClass()}>
          <Trans>My Wishlist</Trans>
        </PageLink>
        <PageLink href="/user/address" className={linkClass()}>
          <Trans>Address Book</Trans>
        </PageLink>
        <PageLink href="/pages/garment-size-guide" className={linkClass()}>
          <Trans>My sizes</Trans>
        </PageLink>
        <PageLink href="/user/account-security" className={linkClass()}>
          <Trans>Change password</Trans>
        </PageLink>
        <PageLink href="/this-device" className={linkClass()}>
          <Trans>This device</Trans>
        </PageLink>
        <SignOutButton className={css.leave} />
      </div>
    </section>
  )
}
