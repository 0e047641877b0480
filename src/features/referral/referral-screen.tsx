import { Trans } from '@lingui/react/macro'
import { GuestOffer } from '#blocks/account-frame/guest-offer.tsx'
import { AccountLoading } from '#blocks/account-frame/account-loading.tsx'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import { NarrowPage } from '#blocks/narrow-page/narrow-page.tsx'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { MyReferral } from './components/my-referral.tsx'
import { ReferralTerms } from './components/referral-terms.tsx'

/** How a referral works, for everyone to read; a member's link and friends, as of the last visit without a network (spec 2.14, 9.8). */
export function ReferralScreen() {
  return (
    <NarrowPage
      title={<Trans>Invite friends</Trans>}
      lead={<Trans>Give a friend a coupon for their first order. You get one, too.</Trans>}
      tall
    >
      <NeedsScripts />
      <Own />
      <ReferralTerms />
    </NarrowPage>
  )
}

function Own() {
  const isSignedIn = useSignedIn()
  if (isSignedIn === undefined) return <AccountLoading />
  if (isSignedIn) return <MyReferral />
  return (
    <GuestOffer>
      <Trans>Log in to get your invite link.</Trans>
    </GuestOffer>
  )
}
