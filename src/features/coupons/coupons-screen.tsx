import { Trans } from '@lingui/react/macro'
import { AccountFrame } from '#blocks/account-frame/account-frame.tsx'
import { AccountLoading } from '#blocks/account-frame/account-loading.tsx'
import { GuestOffer } from '#blocks/account-frame/guest-offer.tsx'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import { MyCoupons } from './components/my-coupons.tsx'

/** The member's coupons (spec 2.14); as of the last visit without a network. */
export function CouponsScreen() {
  return (
    <AccountFrame title={<Trans>My Coupons</Trans>}>
      <NeedsScripts />
      <Contents />
    </AccountFrame>
  )
}

function Contents() {
  const isSignedIn = useSignedIn()
  if (isSignedIn === undefined) return <AccountLoading />
  if (isSignedIn) return <MyCoupons />
  return (
    <GuestOffer>
      <Trans>Log in to see your coupons.</Trans>
    </GuestOffer>
  )
}
