import { Trans } from '@lingui/react/macro'
import { PageLink } from '#blocks/page-link.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'

/** The pages of the account; a restricted site has none of them (spec 2.3). */
export function AccountLinks() {
  return (
    <>
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
      <PageLink href="/account/bind-guide" className={linkClass()}>
        <Trans>Your guide</Trans>
      </PageLink>
      <PageLink href="/this-device" className={linkClass()}>
        <Trans>This device</Trans>
      </PageLink>
    </>
  )
}
