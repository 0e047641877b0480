import { Trans } from '@lingui/react/macro'
import { AccountFrame } from '#blocks/account-frame/account-frame.tsx'
import { AccountLoading } from '#blocks/account-frame/account-loading.tsx'
import { GuestOffer } from '#blocks/account-frame/guest-offer.tsx'
import { NeedsScripts } from '#blocks/needs-scripts/needs-scripts.tsx'
import { useSignedIn } from '#blocks/identity/use-signed-in.ts'
import { MyPoints } from './components/my-points.tsx'

/** The member's points (spec 2.14, 3); as of the last visit without a network. */
export function PointsScreen() {
  return (
    <AccountFrame title={<Trans>My Points</Trans>}>
      <NeedsScripts />
      <Contents />
    </AccountFrame>
  )
}

function Contents() {
  const isSignedIn = useSignedIn()
  if (isSignedIn === undefined) return <AccountLoading />
  if (isSignedIn) return <MyPoints />
  return (
    <GuestOffer>
      <Trans>Log in to see your points.</Trans>
    </GuestOffer>
  )
}
