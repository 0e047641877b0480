import { Trans } from '@lingui/react/macro'
import { PageLink } from '../page/page-link.tsx'
import { linkClass } from '#ui/link-style/link-style.tsx'

/** The pages of the account; a restricted site shows none of them (spec 2.3). */
export function AccountLinks({ className = linkClass() }: { readonly className?: string | undefined }) {
  return (
    <>
      <PageLink href="/user/orders/list" className={className}>
        <Trans>My Orders</Trans>
      </PageLink>
      <PageLink href="/user/wishlist" className={className}>
        <Trans>My Wishlist</Trans>
      </PageLink>
      <PageLink href="/user/points" className={className}>
        <Trans>My Points</Trans>
      </PageLink>
      <PageLink href="/user/coupon" className={className}>
        <Trans>My Coupons</Trans>
      </PageLink>
      <PageLink href="/user/gift-card" className={className}>
        <Trans>My Gift Cards</Trans>
      </PageLink>
      <PageLink href="/user/address" className={className}>
        <Trans>Address Book</Trans>
      </PageLink>
      <PageLink href="/pages/garment-size-guide" className={className}>
        <Trans>My sizes</Trans>
      </PageLink>
      <PageLink href="/user/account-security" className={className}>
        <Trans>Change password</Trans>
      </PageLink>
      <PageLink href="/account/bind-guide" className={className}>
        <Trans>Your guide</Trans>
      </PageLink>
      <PageLink href="/this-device" className={className}>
        <Trans>App & offline</Trans>
      </PageLink>
    </>
  )
}
